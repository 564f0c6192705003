import { Block, meaning, mergeAs } from './block.ts'
import { BURN, BURN_NOTIFICATION, INTERNAL_TRANSFER, NOTIFY, readBurn, readInternalTransfer } from './jettons.ts'
import type { CallBlock } from './messages.ts'
import { ItemMintBlock } from './nfts.ts'
import { call, type Found, isCall, oneOf } from './pattern.ts'
import type { Rule } from './rule.ts'

const DEPOSIT = 0x47d54391
/** New jettons, and the item of a later payout. */
const MINT = 0x1674b0a0
const WITHDRAW = 0x319b0cdc
const INIT_ITEM = 0x132f9a45
const PAY_AT_ONCE = 0x0a77535c
const PAY_LATER = 0xdb3b8abd
const ITEM_BURNT = 0xed58b0b2
const BURN_ITEM = 0xf127fe4e
const BEGIN_PAYOUTS = 0x1140a64f

const PROVIDER = 'liquid_staking'
/** What a deposit costs, nanograms. */
const FEE = 1_000_000_000n

/** A stake paid out, at once or at the end of a round. */
class PayoutBlock extends Block {
  readonly pool: string | null

  constructor(holder: string | null, pool: string | null, rest: Pick<Payout, 'amount' | 'item' | 'burnt' | 'asset'>) {
    super('tonstakers_withdraw')
    this.pool = pool
    this.meaning = meaning({
      type: 'stake_withdrawal',
      details: {
        provider: PROVIDER,
        stake_holder: holder,
        pool,
        amount: rest.amount,
        payout_nft: rest.item,
        tokens_burnt: rest.burnt,
        asset: rest.asset,
      },
      from: [holder],
      to: [pool],
    })
  }
}

interface Payout {
  amount: string
  item: string | null
  burnt: string | null
  asset: string | null
}

function buildDeposit(block: CallBlock, { blocks, named }: Found): void {
  const transfer = named.get('transfer') as CallBlock | undefined
  const failed = block.failed || !transfer
  const { source: stake_holder, destination: pool } = block
  const details = {
    provider: PROVIDER,
    stake_holder,
    pool,
    amount: (block.value - FEE).toString(),
    tokens_minted: transfer && !failed ? readInternalTransfer(transfer).amount : null,
    asset: transfer?.source ?? null,
  }
  const made = meaning({ type: 'stake_deposit', details, from: [stake_holder], to: [pool] })
  mergeAs(made, [block, ...blocks], { kind: 'tonstakers_deposit', failed })
}

/** The item of the payout, if the pool has minted one. */
function payoutItem(mint: Block): string | undefined {
  const minted =
    mint.next.find((next) => next instanceof ItemMintBlock) ?? mint.next.find((next) => isCall(next, INIT_ITEM))
  return minted?.node.message?.destination ?? undefined
}

function buildWithdrawal(block: CallBlock, { blocks, named }: Found): void {
  const { amount: burnt } = readBurn(block)
  const request = named.get('request') as CallBlock
  const { source: stake_holder, destination: wallet } = block
  const { destination: pool, source: asset } = request
  const payout = named.get('payout') as CallBlock | undefined
  if (payout) {
    const amount = (payout.value - (payout.previous as CallBlock).value).toString()
    const whole = new PayoutBlock(stake_holder, pool, { amount, item: null, burnt, asset })
    whole.failed = block.failed
    whole.merge([block, ...blocks])
    return
  }
  const item = payoutItem(named.get('mint') as Block)
  // The service keeps the burnt jettons to itself.
  const details = { provider: PROVIDER, stake_holder, pool, payout_nft: item ?? null, asset, tokens_burnt: null }
  const made = meaning({ type: 'stake_withdrawal_request', details, from: [stake_holder, wallet], to: [pool] })
  mergeAs(made, [block, ...blocks], { kind: 'tonstakers_withdraw_request', failed: block.failed || item === undefined })
}

/** The pool whose round ended, up the row of payouts. */
function poolOf(notification: Block): string | null {
  for (let block = notification.previous; block; block = block.previous) {
    if (isCall(block, BEGIN_PAYOUTS)) return block.source
    if (block instanceof PayoutBlock) return block.pool
    if (!isCall(block, ITEM_BURNT, BURN_ITEM, PAY_LATER)) return null
  }
  return null
}

function buildPayout(block: CallBlock, { blocks }: Found): void {
  const notification = block.previous as CallBlock
  const slice = notification.body()
  slice.big(64)
  const burnt = slice.coins().toString()
  const holder = slice.address()
  const whole = new PayoutBlock(holder, poolOf(notification), {
    amount: block.value.toString(),
    item: notification.source,
    burnt,
    asset: null,
  })
  whole.merge([block, ...blocks])
}

/** Before all else: payouts that the end of a round causes, one after another. */
export const latePayouts: Rule = {
  of: call(PAY_LATER, { before: call(ITEM_BURNT, { before: call(BURN_ITEM) }) }),
  build: buildPayout,
}

export const liquidStaking: readonly Rule[] = [
  {
    of: call(DEPOSIT, {
      each: call(MINT, {
        optional: true,
        each: call(INTERNAL_TRANSFER, { as: 'transfer', each: call(NOTIFY, { optional: true }) }),
      }),
    }),
    build: buildDeposit,
  },
  {
    of: call(BURN, {
      each: call(BURN_NOTIFICATION, {
        each: call(WITHDRAW, {
          as: 'request',
          each: oneOf([call(PAY_AT_ONCE, { as: 'payout' }), call(MINT, { as: 'mint' })]),
        }),
      }),
    }),
    build: buildWithdrawal,
  },
]
