import { STANDARD_OPCODES } from '../../core/values/opcodes.ts'

/** Opcodes of the contracts on the local chain that no standard has. */
const OWN_OPCODES = {
  '0x00000001': 'nft_deploy',
  '0x00000002': 'sale_buy',
  '0x00000003': 'sale_cancel',
  '0x00000004': 'nft_change_content',
  '0x6c6c2080': 'sale_change_price',
  '0x00000015': 'jetton_mint',
  '0xd136d3b3': 'sbt_take_excess',
  '0x370fec51': 'dns_fill_up',
  '0x4ed14b65': 'dns_release',
  '0x44beae41': 'dns_governance',
} as const

const named = { ...STANDARD_OPCODES, ...OWN_OPCODES }
type OpcodeName = (typeof named)[keyof typeof named]

/** Opcodes by name. The service reports some of them under other names: see `decodeBody`. */
export const opcodes = Object.fromEntries(
  Object.entries(named).map(([code, name]) => [name, Number(code)]),
) as Readonly<Record<OpcodeName, number>>

export const spellOpcode = (op: number) => `0x${op.toString(16).padStart(8, '0')}`
