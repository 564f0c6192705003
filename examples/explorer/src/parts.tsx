import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { isNotFoundError, isRateLimitError } from 'toncenter-react/client'
import { EmptyState, ErrorState, RateLimitNotice } from 'toncenter-react/ui'
import { LanguageContext, useWords } from './words.ts'

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

export interface Tab {
  readonly id: string
  readonly label: string
  readonly href: string
  /** Of the rows behind it, where it is known: `14`, or `100+`. */
  readonly count?: string | undefined
}

/** Scrolls the open link of a row of links into view, again where the words of the row change. */
export function useOpenInView<Row extends HTMLElement>(open: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  const { locale } = use(LanguageContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is open then, or the links are as wide as other words
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (shown) row.current?.scrollTo({ left: shown.offsetLeft - 40 })
  }, [open, locale])
  return row
}

/** The parts of a page, as links: each has an address of its own. The open one is scrolled into view. */
export function Tabs({ label, tabs, open }: { label: string; tabs: readonly Tab[]; open: string }) {
  const nav = useOpenInView<HTMLElement>(open)
  return (
    <nav className="tabs" aria-label={label} ref={nav}>
      {tabs.map(({ id, label, href, count }) => (
        <a key={id} href={href} aria-current={open === id ? 'page' : undefined}>
          {label} {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  )
}

export interface SegmentsProps<Value extends string> {
  /** What is chosen: the name of the group. */
  name: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few values. */
export function Segments<Value extends string>({ name, options, value, onChoose }: SegmentsProps<Value>) {
  return (
    <span className="segments" role="radiogroup" aria-label={name}>
      {options.map(([id, label]) => (
        <label key={id}>
          <input
            type="radio"
            className="spoken"
            name={name}
            value={id}
            checked={value === id}
            onChange={() => onChoose(id)}
          />
          {label}
        </label>
      ))}
    </span>
  )
}

interface TroubleProps {
  /** What was thrown; nothing, when the answer arrived and was empty. */
  error: unknown
  /** What to say when the service knows of no such thing. */
  missing: string
  onRetry: () => unknown
}

/** In place of what a page is about: it does not exist, the service asks for patience, or the request failed. */
export function Trouble({ error, missing, onRetry }: TroubleProps) {
  const say = useWords()
  const retry = () => void onRetry()
  if (!error || isNotFoundError(error)) {
    return <EmptyState title={missing} text={say('missing.text')} className="card" />
  }
  return isRateLimitError(error) ? (
    <RateLimitNotice error={error} onRetry={retry} shape="box" className="card" />
  ) : (
    <ErrorState error={error} onRetry={retry} className="card" />
  )
}

/** At the end of a list's title: leads to the whole list. */
export function MoreLink({ href }: { href: string }) {
  return (
    <a className="more" href={href}>
      {useWords()('all.see')}
    </a>
  )
}

/** A drawing beside a word, or in place of one. */
export const Drawing = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
)
