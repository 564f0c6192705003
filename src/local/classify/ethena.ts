import { meaning, mergeAs } from './block.ts'
import type { Facts } from './facts.ts'
import {
  INTERNAL_TRANSFER,
  JettonMintBlock,
  type JettonTransferBlock,
  MINT,
  NOTIFY,
  readInternalTransfer,
  TRANSFER,
} from './jettons.ts'
import type { CallBlock } from './messages.ts'
import { call, chain, type Found, kind } from './pattern.ts'
import type { Rule } from './rule.ts'

const LOCKED_TRANSFER = 0xb2583ed5
const PROVIDER = 'ethena'
const USDE = '0:086FA2A675F74347B08DD4606A549B8FDB98829CB282BC1949D3B12FBAED9DCC'
const STAKED_USDE = '0:D0E545323C7ACB7102653C073377F7E3C67F122EB94D430A250739F109D4A57D'

function buildDeposit(block: JettonTransferBlock, { blocks }: Found): void {
  const mint = blocks.find((one): one is JettonMintBlock => one instanceof JettonMintBlock)
  const { asset, sender, senderWallet, receiver, amount } = block.transfer
  if (asset !== USDE || mint?.asset !== STAKED_USDE) return
  const details = {
    provider: PROVIDER,
    stake_holder: sender,
    pool: receiver,
    amount,
    tokens_minted: mint.amount,
    asset: STAKED_USDE,
    source_asset: USDE,
  }
  const made = meaning({ type: 'stake_deposit', details, from: [sender, senderWallet], to: [receiver] })
  mergeAs(made, [block, mint], { kind: 'ethena_deposit' })
}

/** Staked jettons sent to their master, which mints others that may be changed back after a time. */
function buildRequest(block: CallBlock, { blocks, named }: Found, facts: Facts): void {
  const [internal, mint, locked] = ['internal', 'mint', 'locked'].map((name) => named.get(name) as CallBlock)
  if (!internal || !mint || !locked) return
  const from = facts.jettonWallet(block.destination)
  const to = facts.jettonWallet(locked.destination)
  if (from?.owner !== block.source || to?.owner !== block.source) return
  if (from?.jetton !== internal.destination || to?.jetton !== locked.source) return
  const details = {
    provider: PROVIDER,
    stake_holder: block.source,
    pool: mint.source,
    payout_nft: null,
    asset: from.jetton,
    tokens_burnt: null,
    tokens_minted: readInternalTransfer(locked).amount,
  }
  const made = meaning({
    type: 'stake_withdrawal_request',
    details,
    from: [block.source, block.destination],
    to: [mint.source, locked.destination],
  })
  mergeAs(made, [block, ...blocks], { kind: 'ethena_withdrawal_request' })
}

export const ethenaRequests: Rule = {
  of: chain(
    call(TRANSFER),
    call(INTERNAL_TRANSFER, { as: 'internal' }),
    call(NOTIFY),
    call(MINT, { as: 'mint' }),
    call(LOCKED_TRANSFER, { as: 'locked' }),
  ),
  build: buildRequest,
}

export const ethenaDeposits: Rule = {
  of: kind('jetton_transfer', { each: kind('jetton_mint') }),
  needs: [MINT],
  build: buildDeposit,
}
