import { Component, type ReactNode } from 'react'
import { ErrorState } from 'toncenter-react/ui'

/** Keeps header and search alive when a page fails to draw. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <>
        <h1 tabIndex={-1}>This page could not be drawn</h1>
        <ErrorState error={error} onRetry={() => this.setState({ error: undefined })} className="card" />
      </>
    )
  }
}
