'use client'
import { useMemo } from 'react'
import type { ShownBlock } from '../../../fromV2/shown.ts'
import { type BlockListQuery, blockListParams } from '../../../query/builders/blocks.ts'
import { useBlocksInfinite } from '../../../react/v3/blockchain.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { readableRows } from '../../table/readRows.ts'
import { blockKey } from '../blockKey.ts'

export interface BlockListOptions extends ListOptions<ShownBlock>, BlockListQuery {}

export interface BlockListModel extends ListModel<ShownBlock> {
  /** Transactions of the busiest block, at least 1. */
  readonly busiest: number
  /** The shard that all loaded blocks are of; absent where they are of several, and while none is known. */
  readonly shard: Pick<ShownBlock, 'workchain' | 'shard'> | undefined
}

const useBlockRows: (options: BlockListOptions) => ListModel<ShownBlock> = /* @__PURE__ */ listHook({
  paramsOf: (options: BlockListOptions) => blockListParams(options),
  useRows: (params, options) => useBlocksInfinite(params, options),
  useBooks: () => ({}),
})

/** Blocks, newest first, headless. One request for each page of rows. */
export function useBlockList(options: BlockListOptions): BlockListModel {
  const { rows, unreadable, ...model } = useBlockRows(options)
  const read = useMemo(() => {
    let busiest = 1
    const read = readableRows({ rows, unreadable }, blockKey, ({ tx_count = 0 }) => {
      busiest = Math.max(busiest, tx_count)
    })
    const [first, ...others] = read.rows
    const isOne = others.every(({ workchain, shard }) => workchain === first?.workchain && shard === first.shard)
    return { ...read, busiest, shard: isOne ? first : undefined }
  }, [rows, unreadable])
  return { ...model, ...read }
}
