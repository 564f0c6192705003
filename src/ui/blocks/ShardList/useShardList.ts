'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { unreadableOf } from '../../../core/schema/rowList.ts'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { useMasterchainBlockShardState, useMasterchainInfo } from '../../../react/v3/blockchain.ts'
import { type ListModel, type ListOptions, listModel } from '../../table/ListModel.ts'

export interface ShardListOptions extends Omit<ListOptions<ShownBlock>, 'pageSize'> {
  /** Of the masterchain block. Default: the newest one, which costs one request more. */
  seqno?: number | undefined
}

/**
 * The newest block of each shard as one masterchain block sees them, headless. One request, two without `seqno`.
 * Not by `listHook`: the answer has no pages, and is of the block that another answer names.
 */
export function useShardList({ seqno, data, queryOptions }: ShardListOptions): ListModel<ShownBlock> {
  const head = useMasterchainInfo(data || seqno !== undefined ? skipToken : {}, queryOptions)
  const at = seqno ?? head.data?.last.seqno
  const query = useMasterchainBlockShardState(data || at === undefined ? skipToken : { seqno: at }, queryOptions)
  const { data: state } = query
  const answer = useMemo(() => state && { rows: state.blocks, unreadable: unreadableOf(state) }, [state])
  const failed = head.error ? head : query
  return listModel(
    data,
    {
      data: answer,
      status: answer ? 'success' : failed.status,
      error: failed.error,
      isFetchNextPageError: false,
      isFetchingNextPage: false,
      hasNextPage: false,
      refetch: failed.refetch,
      fetchNextPage: () => undefined,
    },
    data === undefined,
  )
}
