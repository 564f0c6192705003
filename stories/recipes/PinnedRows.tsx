import { useBlocksInfinite } from 'toncenter-react'
import { NewItemsBar } from 'toncenter-react/ui'

/** Newer rows wait: no row moves under a reader. `BlockList` and the other lists do this by themselves. */
export function PinnedRows() {
  const { data, newRows, showNew, refetch, fetchNextPage, hasNextPage } = useBlocksInfinite({ workchain: -1, limit: 5 })
  return (
    <>
      <NewItemsBar data={newRows} onShow={showNew} />
      <ul>
        {data?.rows.map(({ seqno, tx_count }) => (
          <li key={seqno}>
            Block {seqno}: {tx_count} transactions
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => refetch()}>
        Look for newer ones
      </button>
      <button type="button" onClick={() => fetchNextPage()} disabled={!hasNextPage}>
        Older ones
      </button>
    </>
  )
}
