import type { ChainRows } from '../../src/local/index/rows.ts'
import { packed } from '../../src/local/snapshot/demo.js'
import { unpackText } from '../../src/local/snapshot/pack.ts'

/** The argument of `restore`: the demo chain. `snapshot` gives the same, but packs for a second. */
export const demoBytes: Uint8Array = Buffer.from(packed, 'base64')

/** The contents of the demo chain. */
export const demoRows = (): Promise<ChainRows> => unpackText(packed)
