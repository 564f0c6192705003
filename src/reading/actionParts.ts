import type { Action } from '../contract/v3/action.ts'
import type { OneOrMany } from '../core/schema/checks.ts'
import { rawForm } from '../core/values/address.ts'
import type { MovedAmount } from './movedAmount.ts'
import { readingOf } from './readings.ts'

export type Details = Readonly<Record<string, unknown>>

/** The details of an action of any type. They may be anything: an app may pass its own. */
export const detailsOf = ({ details }: Pick<Action, 'details'>): Details =>
  typeof details === 'object' && details !== null ? (details as unknown as Details) : {}

/** What a dotted path leads to; of a list, the path within each element. */
export function at(details: unknown, path: string): unknown {
  let value = details
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value.map((one) => (one as Details | null)?.[key])
    else value = (value as Details | null | undefined)?.[key]
  }
  return value
}

export const textAt = (details: unknown, path: string | undefined): string | undefined => {
  const value = path === undefined ? undefined : at(details, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function addressAt(details: unknown, paths: OneOrMany<string>): string | undefined {
  for (const path of [paths].flat()) {
    const address = textAt(details, path)
    if (address !== undefined) return address
  }
  return
}

/** The account that started an action, or paid. */
export const fromOf = (action: Action): string | undefined =>
  addressAt(detailsOf(action), readingOf(action.type).from ?? 'source')

/** Who was reached. */
export const toOf = (action: Action): string | undefined =>
  addressAt(detailsOf(action), readingOf(action.type).to ?? 'destination')

/** All that can be, in the words of lending protocols: no amount is this large. */
const ALL = '18446744073709551615'

/** The amounts at these paths of an action's details. Those that are no amount, and zero, are left out. */
export function amountsAt(
  { type, details }: Pick<Action, 'type' | 'details'>,
  paths: OneOrMany<string> = [],
  direction?: 'in' | 'out',
): MovedAmount[] {
  // What is burned or minted is never the coin: without its asset it is not known what it is.
  const isJetton = readingOf(type).kind === 'jetton'
  return [paths].flat().flatMap((path) => {
    const [amountPath = '', assetPath] = path.split(':')
    const amounts = [at(details, amountPath)].flat()
    const assets = assetPath === undefined ? [] : [at(details, assetPath)].flat()
    return amounts.flatMap((amount, index) => {
      if (typeof amount !== 'string' || !/^\d+$/.test(amount) || /^0+$/.test(amount) || amount === ALL) return []
      const given = assets[index]
      const asset = typeof given === 'string' && given ? given : null
      return isJetton && asset === null ? [] : { amount, asset, direction }
    })
  })
}

/** Extra currencies that it moves. */
export function extraAmounts(details: Details, direction?: 'in' | 'out'): MovedAmount[] {
  const extra = details.value_extra_currencies ?? details.extra_currencies
  if (typeof extra !== 'object' || extra === null) return []
  return Object.entries(extra).flatMap(([currency, amount]) =>
    typeof amount === 'string' && /^\d+$/.test(amount) ? { amount, asset: null, currency, direction } : [],
  )
}

/** Whether it pays more than one amount: a deposit of two assets. */
export const paysSeveral = (action: Action): boolean => amountsAt(action, readingOf(action.type).pays).length > 1

/** The first amount that it pays: smallest units, with the raw address of the jetton, `null` for the native coin. */
export function paidOf(action: Action): { readonly amount: bigint; readonly asset: string | null } | undefined {
  const [path] = [readingOf(action.type).pays ?? []].flat()
  const [amountPath = '', assetPath] = path?.split(':') ?? []
  const amount = textAt(detailsOf(action), amountPath)
  if (amount === undefined || !/^\d+$/.test(amount)) return
  const asset = textAt(detailsOf(action), assetPath)
  return { amount: BigInt(amount), asset: asset === undefined ? null : rawForm(asset) }
}
