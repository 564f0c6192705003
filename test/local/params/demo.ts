import { Address, internal, type MessageRelaxed, toNano } from '@ton/core'
import { jettonBody } from '../../../src/local/engine/contracts.ts'
import { nftBody } from '../../../src/local/engine/nft.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { asking } from '../asking.ts'
import { signed } from '../signing.ts'
import type { Row } from './row.ts'

/** The demo chain, gone on with until every list has enough in it to be narrowed. */
const local = asking()
export const { ask } = local

const at = (raw: string) => Address.parse(raw)

async function send(from: 'main' | 'shop', messages: MessageRelaxed[]): Promise<void> {
  const { boc } = await signed(local, from, messages)
  const { status, body } = await ask('v2/sendBoc', {}, { method: 'POST', body: JSON.stringify({ boc }) })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const call = (to: string, body: MessageRelaxed['body']) => internal({ to: at(to), value: toNano('0.2'), body })

async function walletOf(owner: string, jetton: string): Promise<Row> {
  const { jetton_wallets } = (await ask('v3/jetton/wallets', { owner_address: owner, jetton_address: jetton })).body
  return jetton_wallets[0]
}

/** Jettons: the shop is given some, both burn some, and main gives away all that it has of one. */
const dollars = await walletOf(demo.main, demo.dollarJetton)
const acorns = await walletOf(demo.main, demo.acornJetton)
const tickets = await walletOf(demo.main, demo.ticketJetton)
await send('main', [
  call(dollars.address, jettonBody.transfer(at(demo.shop), 5000n, at(demo.main), 901, 1n)),
  call(acorns.address, jettonBody.burn(3n, at(demo.main), 902)),
])
await send('main', [
  call(tickets.address, jettonBody.transfer(at(demo.shop), BigInt(tickets.balance), at(demo.main), 903, 1n)),
  call(dollars.address, jettonBody.burn(4n, at(demo.main), 904)),
])
const shopDollars = await walletOf(demo.shop, demo.dollarJetton)
await send('shop', [call(shopDollars.address, jettonBody.burn(5n, at(demo.shop), 905))])
await send('shop', [call(shopDollars.address, jettonBody.burn(6n, at(demo.shop), 906))])

/** NFTs: an item goes to the shop, back, and on to somebody else. */
const { nft_items } = (await ask('v3/nft/items', { collection_address: demo.postcards, limit: 1000 })).body
const mine = nft_items.find((row: Row) => row.owner_address === demo.main)
const move = (to: string, query: number) => call(mine.address, nftBody.transfer(at(to), at(demo.main), query))
await send('main', [move(demo.shop, 907)])
await send('shop', [move(demo.main, 908)])
await send('main', [move(demo.anna, 909)])
