import { useBlocks } from 'toncenter-react'
import { BlockList, HashLabel, TimeAgo, TransactionList } from 'toncenter-react/ui'
import { Facts, Subject, Trouble } from '../parts.tsx'
import { type BlockPlace, shardName, to } from '../router.ts'

/** One block, what it brought in, and its transactions. Two requests. */
export function BlockPage({ workchain, shard, seqno }: BlockPlace) {
  const isMasterchain = workchain === -1
  const name = `${isMasterchain ? 'Masterchain block' : `Block of ${shardName({ workchain, shard })},`} ${seqno.toLocaleString('en')}`
  // A masterchain block names the shard blocks it brought in: one answer has them all.
  const blocks = useBlocks(isMasterchain ? { mc_seqno: seqno, limit: 100 } : { workchain, shard, seqno })
  const block = blocks.data?.blocks.find((row) => row.seqno === seqno && row.workchain === workchain)
  const shardBlocks = blocks.data?.blocks.filter((row) => row !== block)
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
      ) : (
        <TransactionList
          heading="Transactions"
          filter={isMasterchain ? { mc_seqno: seqno } : { workchain, shard, seqno }}
          pageSize={50}
          queryOptions={{ enabled: block !== undefined }}
        />
      )}
    </>
  )
}
