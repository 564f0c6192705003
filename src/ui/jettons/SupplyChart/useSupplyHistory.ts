'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Action } from '../../../contract/v3/action.ts'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { SUPPLY_CHANGES, supplyParams } from '../../../query/builders/jettons.ts'
import { useActions } from '../../../react/v3/actions.ts'
import { readAction } from '../../../reading/readAction.ts'
import type { CardModel } from '../../card/cardModel.ts'
import type { HistoryPoint } from '../../charts/HistoryChart.tsx'
import { type JettonCardOptions, useJettonCard } from '../JettonCard/useJettonCard.ts'

/** The supply from a time on. */
export interface SupplyPoint extends HistoryPoint {
  /** What changed it: `first` is what there was before the first change at hand. */
  readonly by: 'mint' | 'burn' | 'first'
  /** By how much, in smallest units. */
  readonly change: string
}

export interface SupplyHistoryOptions extends JettonCardOptions {
  /** Mints and burns, newest first; they go with `data`. */
  events?: readonly Action[] | undefined
}

export interface SupplyHistory extends CardModel<JettonMaster> {
  /** The mints and burns at hand, newest first: those that failed, too. `undefined` until they have loaded. */
  readonly events: readonly Action[] | undefined
  /** Oldest first; absent where there is no change. Before the first one the supply is what the others leave. */
  readonly points: readonly SupplyPoint[] | undefined
  /** There may be older changes than those at hand. */
  readonly isCut: boolean
  /** Of the jetton; empty while it loads. */
  readonly symbol: string
  /** Of the jetton; 0 while it loads. */
  readonly decimals: number
}

/** The supply of a jetton over time, from the supply of now back through its last 100 mints and burns. Two requests; with `data` none. */
export function useSupplyHistory(options: SupplyHistoryOptions): SupplyHistory {
  const { address, data: given, events: givenEvents, queryOptions } = options
  const { data: master, token, decimals, isThere, query: masterQuery } = useJettonCard(options)
  const query = useActions(given || !master ? skipToken : supplyParams(master.address), queryOptions)
  const events = given ? givenEvents : query.data?.actions
  const points = useMemo(() => master && events && readSupply(master, events), [master, events])
  const isKnown = isThere && (given !== undefined || query.data !== undefined)
  return {
    data: master,
    isThere: isKnown ? points !== undefined : isThere === false ? false : undefined,
    query: given || address === undefined ? undefined : master ? query : masterQuery,
    answers: [masterQuery?.data],
    events,
    points,
    isCut: (events?.length ?? 0) >= SUPPLY_CHANGES,
    symbol: token?.symbol ?? '',
    decimals: decimals ?? 0,
  }
}

/** What a change made of the supply. */
function changeOf(action: Action, master: string): readonly [by: 'mint' | 'burn', amount: bigint] | undefined {
  if (action.type !== 'jetton_mint' && action.type !== 'jetton_burn') return
  if (readAction(action).outcome.status !== 'succeeded') return
  const { asset, amount } = action.details
  // A burn without a known jetton or amount is left out.
  if (asset !== master || !amount || !/^\d+$/.test(amount)) return
  return [action.type === 'jetton_mint' ? 'mint' : 'burn', BigInt(amount)]
}

function readSupply({ address, total_supply }: JettonMaster, events: readonly Action[]) {
  let supply = BigInt(total_supply)
  const points: SupplyPoint[] = []
  for (const action of events) {
    const time = Number(action.end_utime)
    const change = changeOf(action, address)
    if (!change || !Number.isSafeInteger(time)) continue
    const [by, amount] = change
    points.push({ time, amount: String(supply), by, change: String(amount) })
    supply += by === 'mint' ? -amount : amount
  }
  const oldest = points.at(-1)
  if (!oldest) return
  // Less than nothing: changes are missing. Then the line begins with the first one.
  if (supply >= 0n) points.push({ time: oldest.time, amount: String(supply), by: 'first', change: '0' })
  return points.reverse()
}
