import { isSameAddress, rawForm } from '../core/values/address.ts'
import { WRAPPED_COINS } from '../core/values/wrappedCoins.ts'
import { amountsAt, detailsOf, textAt } from './actionParts.ts'
import type { MovedAmount } from './movedAmount.ts'
import type { ActivityView } from './readAction.ts'
import { readingOf } from './readings.ts'
import type { Verb } from './verbs.ts'

/** Several actions of one account that are one: a swap over several pools, a deposit of two assets, transfers to several accounts. */
export interface NetEffect {
  /** What the account paid and received in all, seen by it. */
  readonly amounts: readonly MovedAmount[]
  /** Names of the exchanges, in the order of their actions, as the service spells them. */
  readonly by: readonly string[]
  /** Who received it, of transfers and of minted jettons: raw, each once. */
  readonly to: readonly string[]
  /** The NFT items that it is about: raw. */
  readonly items: readonly string[]
  /** The actions that it is made of, the main one with them. */
  readonly actions: readonly ActivityView[]
}

type Direction = 'in' | 'out'

/** The coin is paid to some exchanges as a jetton. */
const coinOf = (asset: string | null) => (asset !== null && WRAPPED_COINS.has(rawForm(asset)) ? null : asset)
const ofCoin = (amount: MovedAmount): MovedAmount => ({ ...amount, asset: coinOf(amount.asset) })

/** What an action pays, seen by its sender. */
export const paysOf = ({ action }: Pick<ActivityView, 'action'>): readonly MovedAmount[] =>
  amountsAt(action, readingOf(action.type).pays, 'out').map(ofCoin)

/** What its sender receives. */
export const getsOf = ({ action }: Pick<ActivityView, 'action'>): readonly MovedAmount[] =>
  amountsAt(action, readingOf(action.type).gets, 'in').map(ofCoin)

/** Amounts added up by asset: what is paid below 0. An asset that adds up to 0 is left out. */
export function sumByAsset(amounts: readonly MovedAmount[]): MovedAmount[] {
  const sums = new Map<string | null, bigint>()
  for (const { asset, amount, direction } of amounts)
    sums.set(asset, (sums.get(asset) ?? 0n) + (direction === 'out' ? -BigInt(amount) : BigInt(amount)))
  return [...sums].flatMap(([asset, sum]) => {
    const direction: Direction = sum < 0n ? 'out' : 'in'
    return sum === 0n ? [] : { amount: String(sum < 0n ? -sum : sum), asset, direction }
  })
}

const receiverOf = ({ action }: ActivityView) => textAt(detailsOf(action), 'dex_outgoing_transfer.destination')

/** The swaps that the account of the main one began, and those that contracts went on with what it had swapped. */
function swapsFrom(account: string, swaps: readonly ActivityView[]): readonly ActivityView[] {
  const bySender = new Map<string | undefined, ActivityView[]>()
  for (const swap of swaps) {
    const known = bySender.get(swap.from)
    if (known) known.push(swap)
    else bySender.set(swap.from, [swap])
  }
  const senders = new Set([account])
  // A set is walked with what is added on the way.
  for (const sender of senders)
    for (const swap of bySender.get(sender) ?? []) {
      const next = receiverOf(swap)
      if (next !== undefined && bySender.has(next)) senders.add(next)
    }
  return swaps.filter(({ from }) => from !== undefined && senders.has(from))
}

/** What the account paid into the swaps and what left them: to the account, or to whom it swapped for. */
function amountsOfSwaps(account: string, swaps: readonly ActivityView[]): MovedAmount[] {
  const senders = new Set(swaps.map(({ from }) => from))
  return sumByAsset(
    swaps.flatMap((swap) => {
      const receiver = receiverOf(swap)
      const isInner = receiver !== undefined && receiver !== account && senders.has(receiver)
      return [...(swap.from === account ? paysOf(swap) : []), ...(isInner ? [] : getsOf(swap))]
    }),
  )
}

/** Whether two transfers of one sender move the same asset: those of several assets are no sum. */
function isSameAsset(one: ActivityView, other: ActivityView): boolean {
  const [first, ...more] = one.amounts
  const [second, ...others] = other.amounts
  const isAlone = more.length === 0 && others.length === 0 && !first?.currency && !second?.currency
  return isAlone && first !== undefined && second !== undefined && coinOf(first.asset) === coinOf(second.asset)
}

/** The actions that are one with the main one, by what it does. The others stand alone. */
const JOINED: Partial<Record<Verb, (main: ActivityView, alike: readonly ActivityView[]) => readonly ActivityView[]>> = {
  swapped: ({ from = '' }, alike) => swapsFrom(from, alike),
  liquidityAdded: (main, alike) => alike.filter(({ by }) => by === main.by),
  sent: (main, alike) => alike.filter((one) => isSameAsset(main, one)),
  minted: (_, alike) => alike,
  nftSent: (_, alike) => alike,
  nftMinted: ({ to = '' }, alike) => alike.filter((one) => isSameAddress(one.to ?? '', to)),
}

/**
 * The net effect of the main action and those that are one with it; absent where it is alone, and where swaps do not add up to one
 * asset for another.
 */
export function netOf(main: ActivityView | undefined, views: readonly ActivityView[]): NetEffect | undefined {
  const join = main && JOINED[main.does]
  if (main?.from === undefined || !join) return
  const { from, does, status } = main
  const isSwap = does === 'swapped'
  // Swaps have a path, and each mint is from its own jetton.
  const isOfMany = isSwap || does === 'minted'
  const alike = views.filter((view) => view.does === does && view.status === status)
  const actions = join(main, isOfMany ? alike : alike.filter((one) => isSameAddress(one.from ?? '', from)))
  if (actions.length < 2) return
  const amounts = isSwap ? amountsOfSwaps(from, actions) : sumByAsset(actions.flatMap(paysOf))
  const [first, second] = amounts
  if (isSwap && (amounts.length !== 2 || first?.direction === second?.direction)) return
  const isTransfer = does === 'sent' || does === 'nftSent' || does === 'minted'
  return {
    amounts,
    by: [...new Set(actions.flatMap(({ by }) => by ?? []))],
    to: isTransfer ? [...new Set(actions.flatMap(({ to }) => (to === undefined ? [] : rawForm(to))))] : [],
    items: [...new Set(actions.flatMap(({ nft }) => nft ?? []))],
    actions,
  }
}
