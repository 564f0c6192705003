import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import type { RenderLink, Settings } from '../react/settings.ts'

/** Options of the query behind a component. */
export interface QueryOptions {
  /** Milliseconds for which an answer is not asked for again. */
  staleTime?: number
  /** Milliseconds between refreshes. */
  refetchInterval?: number | false
  /** `false`: does not ask yet. */
  enabled?: boolean
}

/** What every component accepts, besides the attributes of its root element. */
export interface ComponentProps<Part extends string, Data, Root extends HTMLElement = HTMLElement>
  extends Omit<HTMLAttributes<Root>, 'children'> {
  /** Draws this and asks for nothing. */
  data?: Data | undefined
  /** Passed to the query behind the component. */
  queryOptions?: QueryOptions | undefined
  /** A class name for each part; the parts carry `data-part`. */
  classNames?: Partial<Record<Part, string | undefined>> | undefined
  /** Another component for a part. It gets the props that the part gets. */
  // biome-ignore lint/suspicious/noExplicitAny: each part has props of its own
  slots?: Partial<Record<Part, ComponentType<any>>> | undefined
  /** Row heights and control sizes; the provider's when absent. */
  density?: Settings['density']
  /** Makes links; the provider's when absent. Without either, names and hashes are text. */
  renderLink?: RenderLink | undefined
  /** What happens to what is flagged; the provider's when absent. */
  trustPolicy?: Settings['trustPolicy']
}

/** What every list accepts. */
export interface ListProps<Part extends string, Row, Column extends string>
  extends ComponentProps<Part, readonly Row[], HTMLDivElement> {
  /** How more rows come: by scrolling, or by a button. Default `infinite`. */
  paging?: 'infinite' | 'load-more' | undefined
  /** Rows asked for at a time. Default 25. */
  pageSize?: number | undefined
  /** Which columns, in which order; all when absent. */
  columns?: readonly Column[] | undefined
  /** Drawn above the list as its title, which then names it. */
  heading?: ReactNode
}

/** Joins class names, leaving out what is absent. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
