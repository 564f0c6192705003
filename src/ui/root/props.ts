import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import type { Priority } from '../../core/pace/priority.ts'
import type { RenderLink, Settings } from '../../react/settings.ts'
import type { HeadingProps } from './Heading.tsx'
import type { OwnColumn } from './ownColumn.ts'

/** Options of the query behind a component. */
export interface QueryOptions {
  /** Milliseconds for which an answer is not asked for again. */
  staleTime?: number
  /** Milliseconds between refreshes. */
  refetchInterval?: number | false
  /** `false`: does not ask yet. */
  enabled?: boolean
  /** Which requests are sent first when some have to wait. Default `mounted`. */
  priority?: Priority
}

/** What every component accepts, besides the attributes of its root element. */
export interface ComponentProps<Part extends string, Data, Root extends HTMLElement = HTMLElement>
  extends Omit<HTMLAttributes<Root>, 'children'> {
  /** Renders this and sends no request. */
  data?: Data | undefined
  /** Passed to the query behind the component. */
  queryOptions?: QueryOptions | undefined
  /** A class name for each part; the parts carry `data-part`. */
  classNames?: Partial<Record<Part, string | undefined>> | undefined
  /** Another component for a part. It gets the props that the part gets; an error in it replaces its row only. */
  // biome-ignore lint/suspicious/noExplicitAny: each part has props of its own
  slots?: Partial<Record<Part, ComponentType<any>>> | undefined
  /** Row heights and control sizes; the provider's when absent. */
  density?: Settings['density']
  /** Makes links; the provider's when absent. Without either, names and hashes are text. */
  renderLink?: RenderLink | undefined
  /** The treatment of flagged rows; the provider's when absent. */
  trustPolicy?: Settings['trustPolicy']
}

/** The frame of a list on a page. */
export interface FrameProps extends HeadingProps {
  /** Rendered above the list as its title, which then names it. */
  heading?: ReactNode
  /** At the end of the title's line: an `ExportButton`, a `ColumnChooser`, buttons of the app. */
  actions?: ReactNode
  /** `false` in a card of the app: no border, radius, ground or outer padding, and a head that scrolls along. Default `true`. */
  frame?: boolean | undefined
}

/** What every list accepts. */
export interface ListProps<Part extends string, Row, Column extends string>
  extends ComponentProps<Part, readonly Row[], HTMLDivElement>,
    FrameProps {
  /** How more rows load: by scrolling, by a button, page by page, or not at all. Default `infinite`. */
  paging?: 'infinite' | 'load-more' | 'pages' | 'none' | undefined
  /** Rows loaded at a time, and on a page. Default 25. */
  pageSize?: number | undefined
  /** Which columns, in which order: names of the list's own ones, and columns of the app. All of the list's when absent. */
  columns?: readonly (Column | OwnColumn<Row>)[] | undefined
  /** Rows that wait at the head; default: as many as the list's own query holds back. */
  newRows?: number | undefined
  /** Called when a reader wants to see them; default: the query shows them. */
  onShowNew?: (() => unknown) | undefined
}

/** Joins class names, without absent ones. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
