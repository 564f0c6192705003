import { isSameAddress, tryParseAddress } from '../../../core/values/address.ts'
import { type ActivityKind, activityKinds } from '../../../reading/kinds.ts'
import type { ActivityView } from '../../../reading/readAction.ts'

/** Which actions a feed shows. Serialises to a URL: see `activityFilterToSearch`. */
export interface ActivityFilter {
  /** As the account of the feed sees it. */
  direction?: 'in' | 'out' | undefined
  /** Any of these. */
  kinds?: readonly ActivityKind[] | undefined
  /** Moved by the action: raw or friendly address of a jetton; `native` for the coin. */
  asset?: string | undefined
  /** First and last day, `2026-01-31`, in UTC, both inclusive. */
  since?: string | undefined
  /** Last day, inclusive, in the form of `since`. */
  until?: string | undefined
  /** How the action ended. */
  outcome?: 'success' | 'failed' | 'pending' | undefined
  /** Nanograms: a smaller transfer that nobody asked for is dust. */
  dust?: string | undefined
  /** The treatment of flagged rows and dust. */
  spam?: 'show' | 'dim' | 'hide' | undefined
}

export const NO_FILTER: ActivityFilter = {}

export const OUTCOMES = ['success', 'failed', 'pending'] as const
export const SPAM_CHOICES = ['dim', 'hide', 'show'] as const
/** Nanograms. */
export const DUST_CHOICES = ['0', '1000000', '10000000', '100000000']

const DAY = /^\d{4}-\d{2}-\d{2}$/

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | undefined =>
  values.find((one) => one === value)

/** A day that exists: `2026-02-30` does not. The endpoint takes seconds of 32 bits, which end in 2106. */
export const dayOf = (text: string | null): string | undefined =>
  text && DAY.test(text) && text >= '1970' && text < '2106' && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
    ? text
    : undefined

/** The filter in a URL's query, with or without its `?`. Leaves out values that are not valid, and ignores other parameters. */
export function activityFilterFromSearch(search: string | URLSearchParams): ActivityFilter {
  const params = new URLSearchParams(search)
  const kinds = activityKinds.filter((kind) => params.get('kind')?.split('.').includes(kind))
  const asset = params.get('asset')
  const dust = params.get('dust')
  const since = dayOf(params.get('since'))
  const until = dayOf(params.get('until'))
  const filter: ActivityFilter = {
    direction: oneOf(params.get('direction'), ['in', 'out']),
    kinds: kinds.length > 0 ? kinds : undefined,
    asset: asset !== null && (asset === 'native' || tryParseAddress(asset)) ? asset : undefined,
    since,
    until: since && until && until < since ? undefined : until,
    outcome: oneOf(params.get('outcome'), OUTCOMES),
    dust: dust !== null && /^\d{1,40}$/.test(dust) ? dust : undefined,
    spam: oneOf(params.get('spam'), SPAM_CHOICES),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** A filter as a URL's query, without a `?`; empty for no filter. */
export function activityFilterToSearch({ kinds, ...filter }: ActivityFilter): string {
  const params = new URLSearchParams()
  if (kinds?.length) params.set('kind', activityKinds.filter((kind) => kinds.includes(kind)).join('.'))
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) params.set(name, value)
  params.sort()
  return params.toString()
}

/** Kinds of what a refused call may have tried: the service names it a call. */
const TRIED: readonly ActivityKind[] = ['transfer', 'jetton', 'nft']

/** The kinds that the endpoint is asked for: with those of what may have been refused it is asked for calls too. */
export const kindsToAsk = (kinds: readonly ActivityKind[]): readonly ActivityKind[] =>
  kinds.includes('call') || !kinds.some((kind) => TRIED.includes(kind)) ? kinds : [...kinds, 'call']

/** Whether a filter leaves out rows that the endpoint does not know to leave out. */
export const picksAmongRows = ({ direction, asset, outcome, kinds }: ActivityFilter): boolean =>
  direction !== undefined || asset !== undefined || outcome !== undefined || kindsToAsk(kinds ?? []).includes('call')

const OUTCOME_OF: Readonly<Record<string, ActivityFilter['outcome']>> = {
  sent: 'pending',
  pending: 'pending',
  confirmed: 'pending',
  success: 'success',
  failed: 'failed',
  bounced: 'failed',
}

/** Unix seconds; `undefined` where there is no day. */
export const startOf = (day: string | undefined) => day && Date.parse(`${day}T00:00:00Z`) / 1000

/**
 * Whether a filter lets an action through. Of a refused call it goes by what was tried. Days are compared with the end of its trace,
 * as the endpoint does.
 */
export function passes(view: ActivityView, filter: ActivityFilter): boolean {
  const { direction, kinds, asset, outcome, since, until } = filter
  const { direction: way, kind, amounts } = view.attempt ?? view
  const time = view.action.trace_end_utime || view.action.end_utime
  return (
    (direction === undefined || way === direction || way === 'self') &&
    (!kinds?.length || kinds.includes(kind)) &&
    (outcome === undefined || OUTCOME_OF[view.status] === outcome) &&
    // A time that is none is neither too early nor too late.
    !(time < (startOf(since) || 0)) &&
    !(time >= (startOf(until) || Number.POSITIVE_INFINITY) + 86_400) &&
    (asset === undefined || amounts.some((amount) => isOf(amount, asset)))
  )
}

const isOf = ({ asset, currency }: ActivityView['amounts'][number], wanted: string) =>
  wanted === 'native'
    ? asset === null && currency === undefined
    : asset !== null && tryParseAddress(wanted) !== undefined && isSameAddress(asset, wanted)

/** Whether a filter leaves anything out. The bound of dust and the treatment of flagged rows are settings. */
export const isFiltering = (filter: ActivityFilter): boolean =>
  Object.entries(filter).some(([name, value]) => value !== undefined && name !== 'dust' && name !== 'spam')
