import { type ReactNode, useEffect } from 'react'
import { isNotFoundError, isRateLimitError } from 'toncenter-react/client'
import { CopyButton, EmptyState, ErrorState, RateLimitNotice } from 'toncenter-react/ui'

interface TitleProps {
  text: string
  children?: ReactNode
  /** For readers who listen alone: what follows begins with the same words. */
  isHidden?: boolean
}

/** The `<title>` and the `<h1>` of a page. The heading takes the focus when the page is navigated to. */
export function Title({ text, children = text, isHidden = false }: TitleProps) {
  useEffect(() => {
    document.title = `${text} · Fairway`
  }, [text])
  return (
    <h1 tabIndex={-1} className={isHidden ? 'spoken' : undefined}>
      {children}
    </h1>
  )
}

export interface Fact {
  label: string
  /** `undefined` while it is not known yet. */
  value: ReactNode
}

/** Names and values, side by side where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts-strip">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? <span className="bone" /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A long code with its middle left out, and a button that copies all of it. */
export function Code({ text, name, head = 6, tail = 6 }: { text: string; name: string; head?: number; tail?: number }) {
  return (
    <>
      <span className="code" title={text}>
        {text.slice(0, head)}
        <i>…</i>
        {text.slice(-tail)}
      </span>
      <CopyButton data={text} label={`Copy ${name}`} />
    </>
  )
}

interface TroubleProps {
  /** What was thrown; nothing, when the answer came and was empty. */
  error: unknown
  /** What to say when the service knows of no such thing. */
  missing: string
  onRetry: () => unknown
}

/** In place of what a page is about: it does not exist, the service asks for patience, or the request failed. */
export function Trouble({ error, missing, onRetry }: TroubleProps) {
  const retry = () => void onRetry()
  if (!error || isNotFoundError(error)) {
    return <EmptyState title={missing} text="It never was, or the service has not seen it yet." className="card" />
  }
  return isRateLimitError(error) ? (
    <RateLimitNotice error={error} onRetry={retry} shape="box" className="card" />
  ) : (
    <ErrorState error={error} onRetry={retry} className="card" />
  )
}
