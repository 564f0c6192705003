'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { useBlocksInfinite } from '../../../react/v3/blockchain.ts'
import { type ListModel, type ListOptions, listModel } from '../../table/ListModel.ts'
import { readableRows } from '../../table/readRows.ts'
import { blockKey } from '../blockKey.ts'

export interface BlockListOptions extends ListOptions<ShownBlock> {
  /** −1 is the masterchain, 0 the basechain. Blocks of all when absent. */
  workchain?: number | undefined
  /** The shard blocks that this masterchain block brought in, and itself. */
  masterchainSeqno?: number | undefined
}

export interface BlockListModel extends ListModel<ShownBlock> {
  /** Transactions of the busiest block, at least 1. */
  readonly busiest: number
}

/** Blocks, newest first, without their looks. */
export function useBlockList(options: BlockListOptions): BlockListModel {
  const { workchain, masterchainSeqno, data, pageSize = 25, queryOptions } = options
  const query = useBlocksInfinite(
    data ? skipToken : { workchain, mc_seqno: masterchainSeqno, limit: pageSize },
    queryOptions,
  )
  const { rows, unreadable, ...model } = listModel(data, query, data === undefined)
  const read = useMemo(() => {
    let busiest = 1
    const read = readableRows({ rows, unreadable }, blockKey, ({ tx_count = 0 }) => {
      busiest = Math.max(busiest, tx_count)
    })
    return { ...read, busiest }
  }, [rows, unreadable])
  return { ...model, ...read }
}
