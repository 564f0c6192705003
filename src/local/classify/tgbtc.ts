import type { ActionDetailsByType } from '../../contract/v3/action.ts'
import { hex256, type Slice } from '../bodies/slice.ts'
import { type Block, meaning, mergeAs } from './block.ts'
import { JettonMintBlock } from './jettons.ts'
import { CallBlock } from './messages.ts'
import { call, type Found, isCall, kind, oneOf, type Pattern } from './pattern.ts'
import type { Rule } from './rule.ts'

const BEGIN_MINT = 0x3f781d24
const END_MINT = 0xe42a879b
const MINTED = 0x77a80ef3
const BURN_NOTIFICATION = 0x7bdd97de
const BURN_REQUEST = 0x587643a2
const BURNT = 0xca444ce6
const SET_KEY = 0x690f357a
const KEY_SET = 0x27756729
const KEY_MADE = 0x453443a6

/** Messages of a mint before its last, at most. */
const LONGEST = 20

/** A contract for the payment on the other chain. */
const pegout = call(0xbe44e7a6, {
  optional: true,
  all: [call(0x1a84c0e0, { optional: true }), kind('ton_transfer', { optional: true })],
})

/** All that led to the last message of a mint; `undefined` where it did not begin as one. */
function pathTo(block: CallBlock): Block[] | undefined {
  const path: Block[] = []
  for (let at = block.previous; at && path.length < LONGEST; at = at.previous) {
    path.push(at)
    if (isCall(at, BEGIN_MINT)) return path
  }
  return
}

/** A number as the other chain spells it: its bytes in reverse. */
const reversed = (value: bigint) => hex256(value).toLowerCase().match(/../g)?.reverse().join('') ?? ''

function buildMint(block: CallBlock, { blocks, named }: Found): void {
  const path = pathTo(block)
  const mint = named.get('mint')
  const first = path?.at(-1)
  if (!path || !(first instanceof CallBlock) || !(mint instanceof JettonMintBlock)) return
  const log = named.get('log') as CallBlock
  const slice = log.body()
  const amount = slice.coins().toString()
  const destination = slice.address()
  const details = {
    source: first.source,
    destination,
    amount,
    asset: mint.asset,
    bitcoin_tx_id: reversed(slice.big(256)),
    destination_wallet: mint.wallet,
  }
  const made = meaning({
    type: 'tgbtc_mint',
    details,
    from: [first.source, log.source],
    to: [destination, mint.wallet],
  })
  mergeAs(made, [block, ...blocks, ...path])
}

/** As `address`; the part of it that a shard may replace is passed over, as the service does. */
function looseAddress(slice: Slice): string | null {
  if (slice.uint(2) !== 2) return null
  if (slice.bit()) slice.big(slice.uint(5))
  return `${slice.int(8)}:${hex256(slice.big(256))}`
}

function buildBurn(block: Block, { blocks, named }: Found): void {
  const slice = (named.get('log') as CallBlock).body()
  const logged = slice.coins().toString()
  const [sender, destination] = [looseAddress(slice), looseAddress(slice)]
  const burn = block.meaning?.details as ActionDetailsByType['jetton_burn']
  const { owner: source, owner_jetton_wallet: source_wallet, asset } = burn
  // Logs of another layout do not read as naming the owner: then the amount is that of the burn.
  const amount = sender === source ? logged : burn.amount
  const details = { source, source_wallet, destination, amount, asset }
  const made = meaning({ type: 'tgbtc_burn', details, from: [source, source_wallet], to: [destination] })
  mergeAs(made, [block, ...blocks])
}

function buildKey(block: CallBlock, { blocks, named }: Found): void {
  const [log, made] = [named.get('set') as CallBlock, named.get('made') as CallBlock]
  const slice = log.body()
  const amount = slice.coins().toString()
  const pubkey = hex256(slice.big(256)).toLowerCase()
  const details = { source: made.source, pubkey, coordinator: log.source, pegout: slice.address(), amount, asset: null }
  const { source, coordinator, pegout: to } = details
  // The service lists the key among the accounts.
  const whole = meaning({ type: 'tgbtc_new_key', details, from: [source, pubkey], to: [coordinator, to] })
  mergeAs(whole, [block, ...blocks])
}

/** The log of a burn whose messages are none that is known. */
function buildBurnLog(block: CallBlock): void {
  const amount = block.body().coins().toString()
  const details = { source: null, source_wallet: null, destination: null, amount, asset: null }
  mergeAs(meaning({ type: 'tgbtc_burn_fallback', details }), [block], { kind: 'tgbtc_burn' })
}

const burnt: Pick<Pattern, 'all'> = { all: [call(BURNT, { as: 'log' }), pegout] }

/** Bitcoins that are held elsewhere, as jettons. */
export const tgbtc: readonly Rule[] = [
  {
    of: call(END_MINT, { all: [call(MINTED, { as: 'log' }), kind('jetton_mint', { as: 'mint' })] }),
    build: buildMint,
  },
  {
    of: kind('jetton_burn', { each: oneOf([call(BURN_NOTIFICATION, burnt), call(BURN_REQUEST, burnt)]) }),
    needs: [BURNT],
    build: buildBurn,
  },
  {
    of: call(SET_KEY, {
      before: { fits: () => true, each: call(KEY_MADE, { as: 'made' }) },
      all: [call(KEY_SET, { as: 'set' }), pegout],
    }),
    build: buildKey,
  },
  { of: call(BURNT), build: buildBurnLog },
]
