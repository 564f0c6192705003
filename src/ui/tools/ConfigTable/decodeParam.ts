import { attempt } from '../../../core/attempt.ts'
import { type Cell, type CellReader, readCell } from '../../../core/values/cell.ts'
import { readCoins } from '../../../core/values/cellValues.ts'

/** A value of a param, with the unit in which it is shown. */
export interface ConfigValue {
  /** Of the texts: `config.value.…`. */
  readonly name: ConfigValueName
  readonly unit: 'account' | 'coins' | 'seconds' | 'time' | 'count'
  /** Raw address of an account, else a decimal number. */
  readonly value: string
}

export type ConfigValueName =
  | 'account'
  | 'version'
  | 'capabilities'
  | 'electedFor'
  | 'startBefore'
  | 'endBefore'
  | 'heldFor'
  | 'mostValidators'
  | 'mostMain'
  | 'fewestValidators'
  | 'leastStake'
  | 'mostStake'
  | 'leastTotalStake'
  | 'masterReward'
  | 'baseReward'
  | 'lumpPrice'
  | 'since'
  | 'until'
  | 'total'
  | 'main'

type Unit = ConfigValue['unit']
type Field = readonly [name: ConfigValueName, unit: Unit, bits: number | 'coins']

/** Begins with this tag of eight bits; absent where there is none. */
interface Layout {
  readonly tag?: bigint
  readonly fields: readonly Field[]
}

const ACCOUNT: readonly Layout[] = [{ fields: [['account', 'account', 256]] }]
const ROUND: readonly Layout[] = [0x11n, 0x12n].map((tag) => ({
  tag,
  fields: [
    ['since', 'time', 32],
    ['until', 'time', 32],
    ['total', 'count', 16],
    ['main', 'count', 16],
  ],
}))
const FORWARD: readonly Layout[] = [{ tag: 0xean, fields: [['lumpPrice', 'coins', 64]] }]

/** The params that fit into a few lines. Layout: `ConfigParam` of block.tlb; the rest of a param is in its cells. */
const LAYOUTS: Readonly<Record<number, readonly Layout[]>> = {
  0: ACCOUNT,
  1: ACCOUNT,
  2: ACCOUNT,
  3: ACCOUNT,
  4: ACCOUNT,
  8: [
    {
      tag: 0xc4n,
      fields: [
        ['version', 'count', 32],
        ['capabilities', 'count', 64],
      ],
    },
  ],
  14: [
    {
      tag: 0x6bn,
      fields: [
        ['masterReward', 'coins', 'coins'],
        ['baseReward', 'coins', 'coins'],
      ],
    },
  ],
  15: [
    {
      fields: [
        ['electedFor', 'seconds', 32],
        ['startBefore', 'seconds', 32],
        ['endBefore', 'seconds', 32],
        ['heldFor', 'seconds', 32],
      ],
    },
  ],
  16: [
    {
      fields: [
        ['mostValidators', 'count', 16],
        ['mostMain', 'count', 16],
        ['fewestValidators', 'count', 16],
      ],
    },
  ],
  17: [
    {
      fields: [
        ['leastStake', 'coins', 'coins'],
        ['mostStake', 'coins', 'coins'],
        ['leastTotalStake', 'coins', 'coins'],
      ],
    },
  ],
  24: FORWARD,
  25: FORWARD,
  32: ROUND,
  34: ROUND,
  36: ROUND,
}

function readField(reader: CellReader, [name, unit, size]: Field): ConfigValue {
  const value = size === 'coins' ? readCoins(reader) : reader.uint(size)
  return {
    name,
    unit,
    value: unit === 'account' ? `-1:${value.toString(16).padStart(64, '0').toUpperCase()}` : String(value),
  }
}

/** The values of a small param; `undefined` for any other, and for one that is not as documented. */
export function decodeParam(number: number, cell: Cell): readonly ConfigValue[] | undefined {
  for (const { tag, fields } of LAYOUTS[number] ?? []) {
    const values = attempt(() => {
      const reader = readCell(cell)
      if (tag !== undefined && reader.uint(8) !== tag) return
      return fields.map((field) => readField(reader, field))
    })
    if (values) return values
  }
  return
}
