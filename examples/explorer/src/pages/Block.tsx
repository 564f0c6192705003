import { useBlocks } from 'toncenter-react'
import { BlockDetails, BlockList, EmptyState, TransactionList } from 'toncenter-react/ui'
import { Title, Trouble } from '../parts.tsx'
import { type BlockPlace, shardName, to } from '../router.ts'
import { useWords } from '../words.ts'

/** One block, what it brought in, and its transactions. Two requests. */
export function BlockPage({ workchain, shard, seqno }: BlockPlace) {
  const say = useWords()
  const isMasterchain = workchain === -1
  const number = seqno.toLocaleString('en')
  const name = isMasterchain
    ? say('block.ofMasterchain', { number })
    : say('block.ofShard', { shard: shardName({ workchain, shard }), number })
  // A masterchain block names the shard blocks it brought in: one answer has them all.
  const blocks = useBlocks(isMasterchain ? { mc_seqno: seqno, limit: 100 } : { workchain, shard, seqno })
  const block = blocks.data?.blocks.find((row) => row.seqno === seqno && row.workchain === workchain)
  const shardBlocks = blocks.data?.blocks.filter((row) => row !== block)
  // The transactions below are those of all these blocks.
  const isEmpty =
    block !== undefined && (isMasterchain ? blocks.data?.blocks : [block])?.every((row) => row.tx_count === 0)
  const neighbour = (step: number) => to.block({ workchain, shard, seqno: seqno + step })
  const isMissing = blocks.isError || (blocks.data !== undefined && !block)
  return (
    <>
      <div className="subject-head">
        <Title text={name} isHidden={!isMissing} />
        {!isMissing && (
          <nav className="step" aria-label={say('block.neighbours')}>
            {seqno > 0 && (
              <a href={neighbour(-1)} rel="prev">
                {say('block.previous')}
              </a>
            )}
            <a href={neighbour(1)} rel="next">
              {say('block.next')}
            </a>
          </nav>
        )}
      </div>
      {isMissing ? (
        <Trouble error={blocks.error} missing={say('block.missing', { number })} onRetry={blocks.refetch} />
      ) : (
        <>
          {/* The answer above is its data: it waits for that, and asks for nothing itself. */}
          <BlockDetails
            data={block}
            workchain={workchain}
            shard={shard}
            seqno={seqno}
            queryOptions={{ enabled: false }}
            headingLevel={false}
          />
          {shardBlocks && shardBlocks.length > 0 && <BlockList heading={say('block.shards')} data={shardBlocks} />}
          {/* Not before it is known what stands above it: nothing is pushed down. */}
          {isEmpty && <EmptyState className="card" title={say('block.empty')} text={say('block.closed')} />}
          {block && !isEmpty && (
            <TransactionList
              heading={say('tab.transactions')}
              filter={isMasterchain ? { mc_seqno: seqno } : { workchain, shard, seqno }}
              pageSize={50}
            />
          )}
        </>
      )}
    </>
  )
}
