import { comment, toNano } from '@ton/core'
import { expect, it } from 'vitest'
import { jettonBody } from '../../src/local/engine/contracts.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { previewOf } from '../../src/reading/preview/previewOf.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { asking } from '../local/asking.ts'
import { type Asked, at, emulate, payment, sendBoc, sentTrace, signRequest, toTonConnect } from '../local/emulating.ts'

const local = asking()
const ALL = { with_actions: true, include_address_book: true, include_metadata: true }

const CASES: Readonly<Record<string, readonly Asked[]>> = {
  'a payment': payment.messages,
  'two payments, one with more than there is': [
    { to: at('anna'), value: toNano('1'), body: comment('one') },
    { to: at('boris'), value: toNano('9000000') },
  ],
  'jettons to somebody': [
    {
      to: at('mainDollarWallet'),
      value: toNano('0.1'),
      bounce: true,
      body: jettonBody.transfer(at('anna'), 5n, at('main'), 1, 1n),
    },
  ],
  'more jettons than there are': [
    {
      to: at('mainDollarWallet'),
      value: toNano('0.1'),
      bounce: true,
      body: jettonBody.transfer(at('anna'), 2n ** 90n, at('main'), 1, 1n),
    },
  ],
  'coins to an account without code, which bounce': [{ to: at('empty'), value: toNano('2'), bounce: true }],
}

it.each(Object.entries(CASES))(
  'the preview of %s says what then happens on the chain: end, fee, changes, balance',
  async (_, messages) => {
    const asked = { ...payment, messages }
    const request = toTonConnect(asked)
    const { answer } = await emulate(local, 'emulateTonConnect', { ...request, ...ALL })
    const preview = previewOf(answer, { request })
    expect(preview).toMatchObject({ account: demo.main, doubts: [] })

    const trace = await sentTrace(local, await sendBoc(local, await signRequest(local, asked)))
    const { outcome, value } = readTrace(trace, { metadata: answer.metadata })
    const own = value.accounts.find(({ account }) => account === demo.main)
    expect([preview.outcome.status, preview.outcome.reason]).toEqual([outcome.status, outcome.reason])
    expect(preview.outcome.money).toEqual(outcome.money)
    expect([preview.fee, preview.change]).toEqual([own?.fee, own?.changes.get(null)])
    const { before = 0n, after = 0n, change = 0n } = preview
    expect(before + change).toBe(after)
    const tokens = (amounts: typeof preview.sent) =>
      amounts.flatMap(({ asset, amount }) => (asset ? [[asset, amount]] : []))
    const moved = [...(own?.changes ?? [])].filter(([asset]) => asset !== null)
    expect(tokens(preview.sent)).toEqual(moved.map(([asset, amount]) => [asset, -amount]))
  },
)
