import { Cell } from '@ton/core'
import { expect } from 'vitest'
import { parseBoc } from '../../src/core/values/cell.ts'
import { toBoc } from '../../src/core/values/toBoc.ts'
import type { ChainRows } from '../../src/local/index/rows.ts'

/** Every code, data and transaction, as base64. */
export const bocsOf = ({ cells, transactions }: ChainRows): string[] => [
  ...Object.values(cells),
  ...transactions.map(({ boc }) => boc),
]

const hash = (boc: string) => Cell.fromBase64(boc).hash().toString('hex')

/** Expects that our codec changes nothing which the hash of `@ton/core` covers. */
export const keepsHash = (boc: string): void => expect(hash(toBoc(parseBoc(boc)))).toBe(hash(boc))
