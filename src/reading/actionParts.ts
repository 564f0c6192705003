import type { Action } from '../contract/v3/action.ts'
import type { OneOrMany } from '../core/schema/checks.ts'
import { rawForm } from '../core/values/address.ts'
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

/** The first amount that it pays: smallest units, with the raw address of the jetton, `null` for the native coin. */
export function paidOf(action: Action): { readonly amount: bigint; readonly asset: string | null } | undefined {
  const [path] = [readingOf(action.type).pays ?? []].flat()
  const [amountPath = '', assetPath] = path?.split(':') ?? []
  const amount = textAt(detailsOf(action), amountPath)
  if (amount === undefined || !/^\d+$/.test(amount)) return
  const asset = textAt(detailsOf(action), assetPath)
  return { amount: BigInt(amount), asset: asset === undefined ? null : rawForm(asset) }
}
