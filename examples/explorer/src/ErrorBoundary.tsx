import { Component, type ReactNode } from 'react'
import { ErrorState } from 'toncenter-react/ui'
import { pageDrawn, reloadOnce, ScriptError } from './script.ts'
import { useWords } from './words.ts'

/** Keeps header and search alive when a page fails to load or to draw. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidMount() {
    if (this.state.error === undefined) pageDrawn()
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ScriptError) void reloadOnce()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <Failed error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useWords()
  // React keeps the failure of a script: only a reload asks for it again.
  const texts = error instanceof ScriptError && {
    title: say('page.lost'),
    text: say('page.lostText'),
    onRetry: () => location.reload(),
  }
  return (
    <>
      <h1 tabIndex={-1}>{say('page.broken')}</h1>
      <ErrorState error={error} onRetry={onRetry} className="card" {...texts} />
    </>
  )
}
