import { Address, internal, type MessageRelaxed, toNano } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { jettonBody } from '../../src/local/engine/contracts.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking, detailsOf, everyRow } from './asking.ts'
import { signed } from './signing.ts'

const local = asking()
const { ask } = local
type Found = Readonly<Record<'sent' | 'normal' | 'transaction', Action[]>>

const actionsWith = async (params: Record<string, string>): Promise<Action[]> =>
  (await ask('v3/actions', { limit: 1000, ...params })).body.actions

/** Sends, and asks for the actions by all that an app knows of its own message. */
async function send(from: 'main' | 'shop', messages: MessageRelaxed[]): Promise<Found> {
  const { boc } = await signed(local, from, messages)
  const body = JSON.stringify({ boc })
  const { hash, hash_norm } = (await ask('v2/sendBocReturnHash', {}, { method: 'POST', body })).body.result
  const [own] = (await ask('v3/transactionsByMessage', { msg_hash: hash })).body.transactions as Transaction[]
  return {
    sent: await actionsWith({ msg_hash: hash }),
    normal: await actionsWith({ msg_hash: hash_norm }),
    transaction: await actionsWith({ tx_hash: own?.hash as string }),
  }
}

const coins = (value: bigint) => internal({ to: Address.parse(demo.anna), value, bounce: false, body: 'thanks' })
const dollars = (from: string, wallet: string, value: bigint) =>
  internal({
    to: Address.parse(wallet),
    value,
    bounce: true,
    body: jettonBody.transfer(Address.parse(demo.anna), 1_000_000n, Address.parse(from), 9, 1n),
  })
const walletOf = async (owner: string): Promise<string> =>
  (await ask('v3/jetton/wallets', { owner_address: owner, jetton_address: demo.dollarJetton })).body.jetton_wallets[0]
    .address

describe('the actions of one’s own message', () => {
  for (const from of ['main', 'shop'] as const)
    it(`are found by its hashes and by the transaction of the wallet: coins and jettons of ${from}`, async () => {
      const found = await send(from, [
        coins(toNano('0.5')),
        dollars(demo[from], await walletOf(demo[from]), toNano('0.2')),
      ])
      expect(found.sent.map(({ type }) => type).sort()).toEqual(['jetton_transfer', 'ton_transfer'])
      expect(found.normal).toEqual(found.sent)
      expect(found.transaction).toEqual(found.sent)
      expect(detailsOf(found.sent.find(({ type }) => type === 'ton_transfer'))).toMatchObject({
        source: demo[from],
        destination: demo.anna,
        comment: 'thanks',
      })
      const mine = await actionsWith({ account: demo[from] })
      for (const { action_id } of found.sent) expect(mine.map((action) => action.action_id)).toContain(action_id)
    })

  for (const from of ['main', 'shop'] as const)
    it(`are transfers that failed where ${from} has too little: nothing left the wallet`, async () => {
      const lots = toNano('100000000')
      const jettons = dollars(demo[from], await walletOf(demo[from]), lots)
      const found = await send(from, [coins(lots), coins(lots), jettons])
      expect(found.sent.map(({ type, success }) => `${type} ${success}`).sort()).toEqual([
        'jetton_transfer false',
        'ton_transfer false',
        'ton_transfer false',
      ])
      expect(new Set(found.sent.map(({ action_id }) => action_id)).size).toBe(3)
      expect(found.transaction).toEqual(found.sent)
      expect(detailsOf(found.sent.find(({ type }) => type === 'jetton_transfer'))).toMatchObject({
        asset: demo.dollarJetton,
        sender: demo[from],
        receiver: demo.anna,
        amount: '1000000',
        receiver_jetton_wallet: null,
      })
      // They never reached whom they were for.
      for (const { action_id } of found.sent)
        expect((await actionsWith({ account: demo.anna })).map((action) => action.action_id)).not.toContain(action_id)
    })

  it('are there for each transaction of the chain that sent something, by its hash', async () => {
    const rows = await everyRow<Transaction>(local, 'transactions', 'transactions')
    const actions = await everyRow<Action>(local, 'actions', 'actions')
    const listed = new Set(actions.flatMap(({ transactions }) => transactions ?? []))
    const senders = rows.filter(({ out_msgs }) => out_msgs.some(({ destination }) => destination !== null))
    expect(senders.length).toBeGreaterThan(700)
    expect(senders.filter(({ hash }) => !listed.has(hash)).map(({ hash }) => hash)).toEqual([])
  })
})
