import { expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { type ReadExternal, readSigned } from '../../src/core/values/signedMessage.ts'
import { seqnoUse } from '../../src/reading/value/seqnoUse.ts'
import { signedMessage } from '../../stories/tools/bodies.ts'

const readOf = (seqno: number, validUntil: number) => readSigned(signedMessage({ seqno, validUntil })) as ReadExternal
const mine = readOf(33, 4_000_000_000)
const taking = (read: ReadExternal, success = true, source: string | null = null) =>
  ({
    hash: 'T',
    in_msg: { source, message_content: { body: read.body } },
    description: { compute_ph: { success } },
  }) as unknown as Transaction

it.each([
  ['the message itself', [taking(mine)], 'itself'],
  ['another one with its seqno', [taking(readOf(34, 1)), taking(readOf(33, 1))], 'other'],
  ['nothing that proves it: later ones alone', [taking(readOf(34, 1))], undefined],
  ['nothing that proves it: one that failed may have kept the seqno', [taking(readOf(33, 1), false)], undefined],
  ['nothing that proves it: the same cells from another account', [taking(readOf(33, 1), true, '0:A')], undefined],
] as const)('the transactions of a wallet show who used a seqno: %s', (_, rows, by) => {
  expect(seqnoUse(mine, rows)?.by).toBe(by)
})
