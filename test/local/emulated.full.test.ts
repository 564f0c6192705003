import { describe, expect, it } from 'vitest'
import { emulateTonConnect, emulateTrace } from '../../src/endpoints/emulate.ts'
import { expectWhole } from '../support/conformance.ts'
import { asking } from './asking.ts'
import { json } from './deploying.ts'
import { emulate, expectSame, type Request, sendBoc, sentTrace, signRequest, toTonConnect } from './emulating.ts'
import { previews } from './previews.ts'

const EVERYTHING = { with_actions: true, include_address_book: true, include_metadata: true }
/** TON Connect has no default but the first version. */
const LATEST = { 'x-actions-version': 'latest' }
/** The zone has a bidder refunded under a query id that is its logical time. */
const WRITES_LT = ['a higher bid, which returns the one before']

const local = asking()
const { ask } = local
const sent: string[] = []

/** TON Connect has one mode, one to four messages, and deployed wallets alone. */
const isForTonConnect = ({ messages, mode, init }: Request) =>
  mode === undefined && !init && messages.length > 0 && messages.length <= 4

describe('what is emulated is what happens when it is sent', () => {
  it.each(previews)('%s', async (what, request) => {
    const boc = await signRequest(local, request)
    const writesLt = WRITES_LT.includes(what)
    const byTrace = await emulate(local, 'emulateTrace', { ...EVERYTHING, boc })
    expect(byTrace.answer.error).toBeUndefined()
    expectWhole(emulateTrace, byTrace.answer)
    const byRequest = isForTonConnect(request)
      ? await emulate(local, 'emulateTonConnect', { ...EVERYTHING, ...toTonConnect(request) }, LATEST)
      : undefined
    const trace = await sentTrace(local, await sendBoc(local, boc))
    sent.push(boc)
    expectSame(byTrace.answer, trace, { writesLt })
    const { address_book, metadata } = byTrace.answer
    const addresses = Object.keys(address_book ?? {})
    expect((await ask('v3/addressBook', { address: addresses })).body).toEqual(address_book)
    expect((await ask('v3/metadata', { address: addresses })).body).toEqual(metadata)
    if (byRequest) {
      expect(byRequest.answer.error).toBeUndefined()
      expectWhole(emulateTonConnect, byRequest.answer)
      expectSame(byRequest.answer, trace, { writesLt, isUnsigned: true })
      expect(byRequest.answer.address_book).toEqual(address_book)
      expect(byRequest.answer.metadata).toEqual(metadata)
    }
  })

  it('without a trace of it on the chain: another chain, where all was sent and nothing emulated, is the same', async () => {
    expect(sent.length).toBe(previews.length)
    const other = asking()
    for (const boc of sent) await sendBoc(other, boc)
    const digest = async ({ ask }: typeof local) => (await ask('../local/digest', {}, json({}))).body.digest
    expect(await digest(other)).toBe(await digest(local))
  })
})
