import { meaning, mergeAs } from './block.ts'
import { JettonTransferBlock } from './jettons.ts'
import type { CallBlock } from './messages.ts'
import { ItemMintBlock } from './nfts.ts'
import { call, chain, type Found, kind } from './pattern.ts'
import type { Rule } from './rule.ts'

const STAKE = 0xf9471134
const CLAIM = 0xb30c7310
const CREATE_VAULT = 0xc0ffee06
const DEPLOY = 0xc0ffee22
const ASK_WALLET = 0x2c76b973
const TAKE_WALLET = 0xd1735400

/** Jettons for the pool, which mints an item in return. */
function buildStake(block: JettonTransferBlock, { blocks, named }: Found): void {
  const mint = named.get('mint')
  if (!(mint instanceof ItemMintBlock)) return
  const { sender, senderWallet, receiverWallet, asset, amount } = block.transfer
  const { destination: pool } = named.get('pool') as CallBlock
  const details = {
    source: sender,
    source_jetton_wallet: senderWallet,
    pool,
    pool_jetton_wallet: receiverWallet,
    asset,
    amount,
    minted_item_address: mint.item,
    minted_item_index: mint.index,
  }
  const made = meaning({
    type: 'coffee_staking_deposit',
    details,
    from: [sender, senderWallet],
    to: [pool, receiverWallet],
  })
  mergeAs(made, [block, ...blocks])
}

function buildClaim(block: CallBlock, { blocks, named }: Found): void {
  const reward = named.get('reward')
  if (!(reward instanceof JettonTransferBlock)) return
  const { receiver, receiverWallet, senderWallet, asset, amount } = reward.transfer
  const { destination: pool } = block
  const details = {
    pool,
    pool_jetton_wallet: senderWallet,
    recipient: receiver,
    recipient_jetton_wallet: receiverWallet,
    asset,
    amount,
  }
  const made = meaning({
    type: 'coffee_staking_claim_rewards',
    details,
    from: [pool, senderWallet],
    to: [receiver, receiverWallet],
  })
  mergeAs(made, [block, ...blocks])
}

/** A vault for one jetton, which asks the master of the jetton for its wallet. */
function buildVault(block: CallBlock, { blocks, named }: Found): void {
  const [deploy, ask] = [named.get('deploy') as CallBlock, named.get('ask') as CallBlock]
  const { source } = block
  const details = { source, vault: deploy.destination, asset: ask.destination, value: block.message.value }
  const made = meaning({ type: 'coffee_create_vault', details, from: [source], to: [deploy.destination] })
  mergeAs(made, [block, ...blocks])
}

export const coffee: readonly Rule[] = [
  {
    of: chain(call(CREATE_VAULT), call(DEPLOY, { as: 'deploy' }), call(ASK_WALLET, { as: 'ask' }), call(TAKE_WALLET)),
    build: buildVault,
  },
  {
    of: kind('jetton_transfer', {
      each: call(STAKE, { as: 'pool', all: [call(STAKE, { optional: true }), kind('nft_mint', { as: 'mint' })] }),
    }),
    needs: [STAKE],
    build: buildStake,
  },
  {
    of: call(CLAIM, { all: [call(CLAIM, { optional: true }), kind('jetton_transfer', { as: 'reward' })] }),
    build: buildClaim,
  },
]
