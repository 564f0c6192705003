import { type Block, type Meaning, meaning, mergeAs } from './block.ts'
import type { Facts } from './facts.ts'
import { type CallBlock, TransferBlock } from './messages.ts'
import { call, type Found } from './pattern.ts'
import type { Rule } from './rule.ts'

const PROCESS_WITHDRAWALS = 2
const DEPOSIT = 'd'
const WITHDRAW = 'w'
const PROVIDER = 'nominator'

function buildDeposit(block: TransferBlock, { blocks }: Found, facts: Facts): void {
  const { source: stake_holder, destination: pool } = block
  if (!facts.isNominatorPool(pool)) return
  const details = {
    provider: PROVIDER,
    stake_holder,
    pool,
    amount: block.message.value,
    tokens_minted: null,
    asset: null,
  }
  const made = meaning({ type: 'stake_deposit', details, from: [stake_holder], to: [pool] })
  mergeAs(made, [block, ...blocks], { kind: 'nominator_pool_deposit', failed: block.failed })
}

const WITHDRAWAL = 'nominator_pool_withdraw_request'

/** A stake paid out, or asked for: the pool pays it when the round ends. */
function withdrawal(stake_holder: string | null, pool: string, amount: string | null): Meaning {
  const of = { provider: PROVIDER, stake_holder, pool, payout_nft: null, asset: null, tokens_burnt: null }
  const parties = { from: [stake_holder], to: [pool] }
  return amount === null
    ? meaning({ type: 'stake_withdrawal_request', details: of, ...parties })
    : meaning({ type: 'stake_withdrawal', details: { ...of, amount }, ...parties })
}

const createdLt = ({ message }: TransferBlock) => BigInt(message.created_lt ?? 0)
const transfersAfter = ({ next }: Block) => next.filter((one): one is TransferBlock => one instanceof TransferBlock)

/** One transfer back may be the rest of the fee: then it is less than was sent. Of two the first is the stake. */
function payoutOf(block: TransferBlock, returned: readonly TransferBlock[]): string | null {
  const [first, second] = returned
  if (!first || returned.length > 2) return null
  if (second) return (createdLt(first) < createdLt(second) ? first : second).message.value
  return first.value > block.value ? first.message.value : null
}

function buildRequest(block: TransferBlock, { blocks }: Found, facts: Facts): void {
  const { source, destination: pool } = block
  if (!facts.isNominatorPool(pool)) return
  const returned = transfersAfter(block)
  const paid = returned.length > 2 ? [] : returned
  const made = withdrawal(source, pool, payoutOf(block, returned))
  mergeAs(made, [block, ...blocks, ...paid], { kind: WITHDRAWAL, failed: block.failed })
}

/** The owner of a pool starts its pending payouts. */
function buildPayouts(block: CallBlock, _found: Found, facts: Facts): void {
  if (!facts.isNominatorPool(block.destination)) return
  for (const transfer of transfersAfter(block))
    mergeAs(withdrawal(transfer.destination, block.destination, transfer.message.value), [transfer], {
      kind: WITHDRAWAL,
    })
}

const comment = (text: string) => ({
  fits: (block: Block) => block instanceof TransferBlock && block.comment.text === text,
})

/** Pools of nominators, who write one letter along with their coins. */
export const nominatorPools: readonly Rule[] = [
  { of: comment(DEPOSIT), needs: [0], takesReturned: true, build: buildDeposit },
  { of: comment(WITHDRAW), needs: [0], takesReturned: true, build: buildRequest },
  { of: call(PROCESS_WITHDRAWALS), takesReturned: true, build: buildPayouts },
]
