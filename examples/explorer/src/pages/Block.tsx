import { skipToken } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBlocks } from 'toncenter-react'
import { type BlockPlace, shardName } from 'toncenter-react/reading'
import { BlockDetails, BlockList, EmptyState, type TransactionColumn, TransactionList } from 'toncenter-react/ui'
import { useHead } from '../NetworkStatus.tsx'
import { Drawing, Title, Trouble } from '../parts.tsx'
import { to } from '../router.ts'
import { useNumbers, useWords } from '../words.ts'

/** One block, what it brought in, and its transactions. Two requests. */
export function BlockPage({ workchain, shard, seqno }: BlockPlace) {
  const say = useWords()
  const write = useNumbers()
  const isMasterchain = workchain === -1
  const number = write(seqno)
  const name = isMasterchain
    ? say('block.ofMasterchain', { number })
    : say('block.ofShard', { shard: shardName(workchain, shard), number })
  // A masterchain block names the shard blocks it brought in: one answer has them all.
  const blocks = useBlocks(isMasterchain ? { mc_seqno: seqno, limit: 100 } : { workchain, shard, seqno })
  const block = blocks.data?.blocks.find((row) => row.seqno === seqno && row.workchain === workchain)
  const shardBlocks = blocks.data?.blocks.filter((row) => row !== block)
  const count = blocks.data?.blocks.reduce((sum, { tx_count: own }) => sum + (own ?? Number.NaN), 0)
  // Where all transactions are of one block, no row names it.
  const [filled, ...others] = blocks.data?.blocks.filter(({ tx_count: own }) => own !== 0) ?? []
  const isMixed = others.length > 0
  const neighbours = <Neighbours workchain={workchain} shard={shard} seqno={seqno} />
  if (blocks.isError || (blocks.data && !block)) {
    return (
      <>
        <div className="subject-head">
          <Title text={name} />
          {neighbours}
        </div>
        {blocks.error || !isMasterchain ? (
          <Trouble error={blocks.error} missing={say('block.missing', { number })} onRetry={blocks.refetch} />
        ) : (
          <NotYet seqno={seqno} onMade={blocks.refetch} />
        )}
      </>
    )
  }
  return (
    <>
      <Title text={name} isHidden />
      {/* The answer above is its data: it waits for that, and asks for nothing itself. */}
      <BlockDetails
        data={block}
        seqno={skipToken}
        headingLevel={2}
        actions={neighbours}
        shardBlocks={isMasterchain ? shardBlocks : undefined}
      />
      {/* A card above has the link to one alone. */}
      {shardBlocks && shardBlocks.length > 1 && <BlockList heading={say('block.shards')} data={shardBlocks} />}
      {/* Not before what is above has loaded: nothing is pushed down. Shard blocks without transactions say so themselves. */}
      {count === 0 && (shardBlocks?.length ?? 0) < 2 && (
        <EmptyState className="card" title={say('block.empty')} text={say('block.emptyText')} />
      )}
      {block && count !== 0 && (
        <TransactionList
          heading={
            <>
              {filled && filled !== block && !isMixed
                ? say('block.shardTransactions', { number: write(filled.seqno) })
                : say('tab.transactions')}{' '}
              {Number.isFinite(count) && <span className="title-count">{write(count ?? 0)}</span>}
            </>
          }
          filter={isMasterchain ? { mc_seqno: seqno } : { workchain, shard, seqno }}
          columns={isMixed ? undefined : COLUMNS}
          pageSize={50}
          expandable
        />
      )}
    </>
  )
}

interface NotYetProps {
  seqno: number
  onMade: () => unknown
}

/** A block of the masterchain that the service does not have; one that is ahead of the newest shows as soon as it is made. */
function NotYet({ seqno, onMade }: NotYetProps) {
  const say = useWords()
  const write = useNumbers()
  const newest = useHead().data?.last.seqno
  const number = write(seqno)
  const isMade = newest !== undefined && newest >= seqno
  useEffect(() => {
    if (isMade) void onMade()
  }, [isMade, onMade])
  if (newest === undefined || isMade)
    return <EmptyState className="card" title={say('block.missing', { number })} text={say('missing.text')} />
  const text = say('block.aheadText', { newest: write(newest) })
  return <EmptyState className="card" title={say('block.ahead', { number })} text={text} />
}

const COLUMNS: readonly TransactionColumn[] = ['status', 'hash', 'operation', 'parties', 'amount', 'fee']

const LEFT = 'M12.5 8h-9M7 4L3 8l4 4'
const RIGHT = 'M3.5 8h9M9 4l4 4-4 4'

/** The blocks before and after it. The newest of the masterchain has none after it yet. */
function Neighbours({ workchain, shard, seqno }: BlockPlace) {
  const say = useWords()
  const write = useNumbers()
  const head = useHead().data?.last.seqno
  const link = (next: number, rel: 'prev' | 'next') => (
    <a className="button drawn" href={to.block({ workchain, shard, seqno: next })} rel={rel}>
      {rel === 'prev' && <Drawing path={LEFT} />}
      <span>
        <span className="spoken">{say(rel === 'prev' ? 'block.previous' : 'block.next')} </span>
        {write(next)}
      </span>
      {rel === 'next' && <Drawing path={RIGHT} />}
    </a>
  )
  const newest = workchain === -1 ? head : undefined
  const isAhead = newest !== undefined && seqno > newest
  return (
    <nav className="step" aria-label={say('block.neighbours')}>
      {seqno > 0 && link(isAhead ? newest : seqno - 1, 'prev')}
      {seqno === newest && <span className="quiet">{say('block.newest')}</span>}
      {seqno !== newest && !isAhead && link(seqno + 1, 'next')}
    </nav>
  )
}
