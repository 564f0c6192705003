import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { ErrorState } from 'toncenter-react/ui'
import { pageDrawn, reload, reloadWhenBack, ScriptError, wasReloaded } from './script.ts'
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

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <Failed error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useWords()
  if (error instanceof ScriptError) return <Lost error={error} />
  return (
    <>
      <h1 tabIndex={-1}>{say('page.broken')}</h1>
      <ErrorState error={error} onRetry={onRetry} className="card" />
    </>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** In place of a page whose script did not load. React keeps that failure: only the app loaded anew asks for the script again. */
function Lost({ error }: { error: ScriptError }) {
  const say = useWords()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  useEffect(reloadWhenBack, [])
  const why = !isOnline ? 'lostOffline' : wasReloaded() ? 'lostAgain' : 'lostServer'
  return (
    <>
      <h1 tabIndex={-1}>{say('page.lost')}</h1>
      <ErrorState
        error={error}
        title={say(`page.${why}`)}
        text={say(`page.${why}Text`)}
        onRetry={() => void reload()}
        className="card"
      />
    </>
  )
}
