'use client'
import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** The rendered object: after an error another object is rendered anew. */
  of: unknown
  /** What takes the place of what cannot be rendered. */
  instead: (error: unknown) => ReactNode
  children: ReactNode
}

interface BoundaryState {
  of?: unknown
  failed?: { error: unknown } | undefined
}

/** Keeps what the app's own code throws while it is rendered (slots, `renderLink`, `data`) from the rest. React reports the error in the console. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromProps = (props: BoundaryProps, { of, failed }: BoundaryState) => ({
    of: props.of,
    failed: of === props.of ? failed : undefined,
  })

  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } })

  override render() {
    const { instead, children } = this.props
    const { failed } = this.state
    return failed ? instead(failed.error) : children
  }
}
