import { rawOf } from '../../core/values/cellValues.ts'
import { dictionaryEntries } from '../../core/values/dictionary.ts'
import { Slice } from '../bodies/slice.ts'
import { meaning, mergeAs } from './block.ts'
import type { Facts } from './facts.ts'
import { JettonTransferBlock } from './jettons.ts'
import { CallBlock } from './messages.ts'
import { call, type Found, kind, oneOf, type Pattern } from './pattern.ts'
import type { Rule } from './rule.ts'

const RECEIVE = 0xd68a4ac1
const CANCEL = 0x9eada1d9
const SET_DATA = 0x383411ea
const UNSTAKE = 0x499a9262
const REQUEST_UNSTAKE = 0x0168d4b7
const REQUEST_UPDATE = 0xf5c5baa3
const CLAIM = 0x78d9f109
const SEND_CLAIMED = 0x44bc1fe3
/** Bits of a standard address. */
const ADDRESS = 267

/** The chain of notifications to the referrers of the pool. */
const referral: Pattern = {
  ...call(0x55c35b40, { optional: true }),
  get each() {
    return oneOf([referral, call(0x076ee4e0)], { optional: true })
  },
}
const update = call(0xae9307ce)
const updated = (...more: readonly Pattern[]) =>
  call(REQUEST_UPDATE, { as: 'update', all: [referral, ...more, update] })

function buildStake(block: JettonTransferBlock, { blocks, named }: Found): void {
  const { sender, senderWallet, asset, request } = block.transfer
  if (!request.forward) return
  const receive = named.get('receive') as CallBlock
  const { destination: stake_wallet, source: pool } = receive
  const period = new Slice(request.forward, 32).uint(32)
  const details = {
    period,
    minted_stake_jettons: null,
    stake_wallet,
    source: sender,
    source_jetton_wallet: senderWallet,
    asset,
    pool,
    amount: request.amount,
  }
  const made = meaning({ type: 'jvault_stake', details, from: [sender, senderWallet], to: [pool] })
  const failed = receive.failed || named.has('cancel') || !!named.get('update')?.failed
  mergeAs(made, [block, ...blocks], { failed })
}

/** Members of both ends of a stake. */
function readEnd(block: CallBlock, facts: Facts) {
  const slice = block.body()
  slice.big(64)
  const amount = slice.coins().toString()
  const fact = facts.stake(block.destination)
  const { exit_code } = block.node.transaction.description.compute_ph ?? {}
  const members = { source: block.source, stake_wallet: block.destination, amount }
  return { fact, exitCode: exit_code ?? null, members }
}

function buildUnstake(block: CallBlock, { blocks, named }: Found, facts: Facts): void {
  const { fact, exitCode, members } = readEnd(block, facts)
  if (!fact?.asset) return
  const [pool, payout] = [named.get('update'), named.get('payout')]
  const isPaid = pool instanceof CallBlock && payout instanceof JettonTransferBlock
  if (isPaid && payout.transfer.asset !== fact.asset) return
  const details = {
    ...members,
    pool: isPaid ? pool.destination : fact.pool,
    exit_code: isPaid ? null : exitCode,
    asset: fact.asset,
    staking_asset: fact.minter,
  }
  const { source, stake_wallet } = details
  const made = meaning({ type: 'jvault_unstake', details, from: [source, stake_wallet], to: [details.pool] })
  mergeAs(made, [block, ...blocks])
}

/** A stake that is asked for, to be paid later. */
function buildRequest(block: CallBlock, { blocks, named }: Found, facts: Facts): void {
  const { fact, exitCode, members } = readEnd(block, facts)
  const pool = named.get('update')
  if (!(pool instanceof CallBlock) && !fact?.asset) return
  const details = {
    ...members,
    pool: pool instanceof CallBlock ? pool.destination : (fact?.pool ?? null),
    exit_code: pool ? null : exitCode,
    asset: fact?.asset ?? null,
    staking_asset: fact?.minter ?? null,
  }
  const { source, stake_wallet } = details
  const made = meaning({ type: 'jvault_unstake_request', details, from: [source, stake_wallet], to: [details.pool] })
  mergeAs(made, [block, ...blocks], { failed: block.failed || !pool || pool.failed })
}

/** The addresses that are the keys of a dictionary. */
function addressesIn(slice: Slice): string[] {
  const root = slice.maybeRef()
  if (!root) return []
  return Array.from(dictionaryEntries(root, ADDRESS), ([key]) => rawOf(key))
}

function buildClaim(block: CallBlock, { blocks, named }: Found): void {
  const payout = named.get('payout')
  if (!(payout instanceof JettonTransferBlock)) return
  const slice = block.body()
  slice.big(64)
  const jettons = addressesIn(slice)
  // One amount is known.
  const claimed = jettons.length === 1 ? jettons : []
  const { source, destination: stake_wallet } = block
  const { destination: pool } = named.get('send') as CallBlock
  const claimed_rewards = claimed.map((jetton) => ({ jetton, amount: payout.transfer.request.amount }))
  const details = { claimed_rewards, source, stake_wallet, pool }
  const made = meaning({ type: 'jvault_claim', details, from: [source, stake_wallet], to: [pool] })
  mergeAs(made, [block, ...blocks])
}

const payout = kind('jetton_transfer', { as: 'payout' })
const cancelled = call(CANCEL, { as: 'cancel', each: kind('jetton_transfer', { optional: true }) })

/** Pools of jettons. */
export const jvault: readonly Rule[] = [
  {
    of: kind('jetton_transfer', {
      all: [call(RECEIVE, { as: 'receive', each: oneOf([updated(), cancelled]) }), call(SET_DATA, { optional: true })],
    }),
    needs: [RECEIVE],
    build: buildStake,
  },
  {
    of: call(UNSTAKE, {
      each: { ...updated(kind('ton_transfer', { optional: true }), payout), optional: true },
    }),
    build: buildUnstake,
  },
  {
    of: call(CLAIM, { each: call(SEND_CLAIMED, { as: 'send', all: [payout, update] }) }),
    build: buildClaim,
  },
  { of: call(REQUEST_UNSTAKE, { each: { ...updated(), optional: true } }), build: buildRequest },
]
