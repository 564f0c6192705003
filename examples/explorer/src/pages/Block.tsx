import { useMemo } from 'react'
import { useBlocks, useTransactionsInfinite } from 'toncenter-react'
import { BlockList, HashLabel, TimeAgo, TransactionList } from 'toncenter-react/ui'
import { Facts, Subject, Trouble, Waiting } from '../parts.tsx'
import { type BlockPlace, to } from '../router.ts'

/** One block, what it brought in, and its transactions. Two requests. */
export function BlockPage({ workchain, shard, seqno }: BlockPlace) {
  const isMasterchain = workchain === -1
  const name = `${isMasterchain ? 'Masterchain block' : `Block of ${workchain}:${shard},`} ${seqno.toLocaleString('en')}`
  // A masterchain block names the shard blocks it brought in: one answer has them all.
  const blocks = useBlocks(isMasterchain ? { mc_seqno: seqno, limit: 100 } : { workchain, shard, seqno })
  const block = blocks.data?.blocks.find((row) => row.seqno === seqno && row.workchain === workchain)
  const shardBlocks = blocks.data?.blocks.filter((row) => row !== block)
  const transactions = useTransactionsInfinite(
    isMasterchain ? { mc_seqno: seqno, limit: 50 } : { workchain, shard, seqno, limit: 50 },
    { enabled: block !== undefined },
  )
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = transactions
  const addressBook = useMemo(() => Object.assign({}, ...(data?.pages ?? []).map((page) => page.address_book)), [data])
  const neighbour = (step: number) => to.block({ workchain, shard, seqno: seqno + step })

  const isMissing = blocks.isError || (blocks.data !== undefined && !block)
  const steps = (
    <nav className="step" aria-label="Neighbouring blocks">
      {seqno > 0 && (
        <a href={neighbour(-1)} rel="prev">
          Previous
        </a>
      )}
      <a href={neighbour(1)} rel="next">
        Next
      </a>
    </nav>
  )
  return (
    <>
      <Subject name="Block" title={name} aside={!isMissing && steps}>
        {!isMissing && (
          <Facts
            facts={[
              { label: 'Made', value: block && <TimeAgo data={Number(block.gen_utime)} /> },
              { label: 'Transactions', value: block?.tx_count.toLocaleString('en') },
              { label: 'Root hash', value: block && <HashLabel data={block.root_hash} /> },
              { label: 'File hash', value: block && <HashLabel data={block.file_hash} /> },
              {
                label: 'Logical time',
                value: block && (
                  <span className="code">
                    {block.start_lt} to {block.end_lt}
                  </span>
                ),
              },
              {
                label: 'Brought in by',
                value: block && (
                  <a href={to.block(block.masterchain_block_ref)}>
                    {block.masterchain_block_ref.seqno.toLocaleString('en')}
                  </a>
                ),
              },
            ]}
          />
        )}
      </Subject>
      {shardBlocks && shardBlocks.length > 0 && <BlockList heading="Shard blocks" data={shardBlocks} />}
      {isMissing ? (
        <Trouble error={blocks.error} missing="No such block" onRetry={blocks.refetch} />
      ) : transactions.isError && !data ? (
        <Trouble error={transactions.error} missing="No such block" onRetry={transactions.refetch} />
      ) : data ? (
        <TransactionList heading="Transactions" data={data.rows} addressBook={addressBook} />
      ) : (
        <Waiting heading="Transactions" />
      )}
      {hasNextPage && (
        <button type="button" className="button" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          More transactions
        </button>
      )}
    </>
  )
}
