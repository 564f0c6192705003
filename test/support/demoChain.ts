import { unpackText } from '../../src/local/ledger/pack.ts'
import type { Rows } from '../../src/local/ledger/rows.ts'
import { packed } from '../../src/local/snapshot/demo.js'

/** What `restore` takes: the demo chain. `snapshot` gives the same, but packs for a second. */
export const demoBytes: Uint8Array = Buffer.from(packed, 'base64')

/** What the demo chain holds. */
export const demoRows = (): Promise<Rows> => unpackText(packed)
