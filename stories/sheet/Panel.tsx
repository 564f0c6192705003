import type { CSSProperties, ReactNode } from 'react'

interface PanelProps {
  title: string
  /** Columns of twelve on a wide page. Default 4. */
  span?: number
  children: ReactNode
}

const spanOf = (span: number) => ({ '--span': span }) as CSSProperties
const isWide = (span: number) => (span > 6 ? ' sheet-wide' : '')

/** A card of the sheet with its title. */
export const Panel = ({ title, span = 4, children }: PanelProps) => (
  <section className={`sheet-panel${isWide(span)}`} style={spanOf(span)}>
    <h3>{title}</h3>
    {children}
  </section>
)

/** A place for a component that is a card itself. */
export const Bare = ({ span = 6, children }: Omit<PanelProps, 'title'>) => (
  <div className={`sheet-bare${isWide(span)}`} style={spanOf(span)}>
    {children}
  </div>
)

export const Row = ({ children }: { children: ReactNode }) => <div className="sheet-row">{children}</div>

/** A word at the start of each line, a part at its end. */
export const Lines = ({ of, className = '' }: { of: Readonly<Record<string, ReactNode>>; className?: string }) => (
  <dl className={`sheet-lines ${className}`}>
    {Object.entries(of).map(([word, part]) => (
      <div key={word}>
        <dt>{word}</dt>
        <dd>{part}</dd>
      </div>
    ))}
  </dl>
)
