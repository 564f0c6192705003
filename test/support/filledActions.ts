import type { Action } from '../../src/contract/v3/action.ts'
import { statedTypes } from './contract.ts'

/*
 * One action of every kind that the contract names, with every detail filled as its type says: made from the contract file,
 * and from nothing of ours.
 */

const HASH = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

/** A different address for each name, so that who is who can be told. */
export const addressOf = (name: string): string =>
  `0:${Array.from({ length: 64 }, (_, index) =>
    ((name.charCodeAt(index % name.length) * 7 + index * name.length) % 16).toString(16),
  )
    .join('')
    .toUpperCase()}`

function fill(type: string, name: string): unknown {
  if (type.endsWith('[]')) return [fill(type.slice(0, -2), name)]
  if (type === 'Address') return addressOf(name)
  if (type === 'ExtraCurrencies') return {}
  if (type === 'Opcode') return '0x1a2b3c4d'
  if (type === 'bool') return name === 'is_known_asset' || name === 'is_purchase'
  if (/^(Int32|Int64Number|UnixTime)$/.test(type)) return 7
  if (/^Unsafe/.test(type) || type === 'BigIntString') return '1500000000'
  const stated = statedTypes.v3[type]
  if (stated?.fields) return fillFields(type)
  if (stated?.values) return stated.values[0]
  return name.endsWith('comment') ? 'a comment' : `the ${name}`
}

export const fillFields = (type: string): Record<string, unknown> =>
  Object.fromEntries((statedTypes.v3[type]?.fields ?? []).map((field) => [field.name, fill(field.type, field.name)]))

const discriminator = statedTypes.v3.ActionDetails?.discriminator
if (typeof discriminator !== 'object') throw new Error('the contract no longer tells details by type')
/** Details by kind. What the service tells no details of is among them. */
export const DETAILS: Readonly<Record<string, string>> = {
  ...discriminator.mapping,
  extra_currency_transfer: 'ActionDetailsTonTransfer',
  unknown: 'ActionDetailsUnsupported',
  coffee_mev_protect_failed_swap: 'ActionDetailsUnsupported',
}

const NOW = 1_767_268_800

export const filledActions: readonly Action[] = Object.entries(DETAILS).map(
  ([type, details], index) =>
    ({
      trace_id: btoa(String(index).padStart(32, 't')),
      action_id: btoa(String(index).padStart(32, 'a')),
      start_lt: '1',
      end_lt: '2',
      start_utime: NOW - index * 60,
      end_utime: NOW - index * 60,
      trace_end_lt: '2',
      trace_end_utime: NOW - index * 60,
      trace_mc_seqno_end: 5,
      transactions: [HASH],
      success: true,
      type,
      details: type.startsWith('nft_') ? { ...fillFields(details), is_encrypted_comment: false } : fillFields(details),
    }) as unknown as Action,
)
