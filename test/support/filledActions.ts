import type { Action } from '../../src/contract/v3/action.ts'
import { statedSchemas } from './contract.ts'
import { type Field, type Shape, shapeOf } from './shapes.ts'

/*
 * One action of every kind that the contract names, with every detail filled as its type says. Made from the contract file
 * alone.
 */

const HASH = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

/** A different address for each name, so that tests can distinguish them. */
export const addressOf = (name: string): string =>
  `0:${Array.from({ length: 64 }, (_, index) =>
    ((name.charCodeAt(index % name.length) * 7 + index * name.length) % 16).toString(16),
  )
    .join('')
    .toUpperCase()}`

function fill(shape: Shape, name: string): unknown {
  if (shape.kind === 'list') return [fill(shape.of(), name)]
  if (shape.kind === 'map') return {}
  if (shape.kind === 'object') return filled(shape.fields)
  if (shape.kind === 'enum') return shape.values[0]
  if (shape.kind === 'const') return shape.value
  if (shape.kind === 'bool') return name === 'is_known_asset' || name === 'is_purchase'
  if (shape.kind === 'int') return 7
  if (shape.kind === 'decimal' || shape.kind === 'wide') return '1500000000'
  if (shape.kind === 'text' && shape.format === 'address') return addressOf(name)
  if (name.includes('opcode')) return '0x1a2b3c4d'
  return name.endsWith('comment') ? 'a comment' : `the ${name}`
}

const filled = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, shape }) => [name, fill(shape(), name)]))

const union = statedSchemas.v3.Action
/** The fields of an action by type. */
const ACTIONS = Object.entries(union?.discriminator?.mapping ?? {}).map(([type, $ref]) => {
  const shape = shapeOf('v3', { $ref })
  const field = shape.kind === 'object' ? shape.fields.find(({ name }) => name === 'details')?.shape() : undefined
  const details = field?.kind === 'union' ? field.variants[0]?.() : field
  return [type, details?.kind === 'object' ? details.fields : []] as const
})
/** Every type of action. */
export const TYPES: readonly string[] = ACTIONS.map(([type]) => type)

const NOW = 1_767_268_800

export const filledActions: readonly Action[] = ACTIONS.map(
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
      details: type.startsWith('nft_') ? { ...filled(details), is_encrypted_comment: false } : filled(details),
    }) as unknown as Action,
)
