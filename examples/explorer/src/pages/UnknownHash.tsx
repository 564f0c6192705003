import { type ReactNode, useEffect } from 'react'
import { useBlocks, useMessageStatus, useTransactions } from 'toncenter-react'
import { readHash } from 'toncenter-react/reading'
import { CopyButton, TimeAgo, TraceTree } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { to } from '../router.ts'
import { client, openNetwork, otherNetworks } from '../service.ts'
import { useRestWords } from '../useRestWords.ts'
import { useNetworkNames } from '../words.ts'

interface UnknownHashProps {
  /** 64 hex digits. */
  hash: string
  /** The page of a transaction whose trace is not known. */
  children?: ReactNode
}

/** Milliseconds between looks: while something sent may be on its way, and later. */
const [LOOK_MS, LATE_LOOK_MS] = [5_000, 30_000]

/**
 * Looks for a hash as that of a message, a transaction and a block: every 5 seconds, after two minutes every 30, and after ten more not
 * at all. Pauses while the page is hidden. Up to four requests a look.
 */
function useFound(hash: string) {
  const message = useMessageStatus(hash, { refetchInterval: LOOK_MS })
  const isLate = message.data?.status === 'not-found'
  const paced = { refetchInterval: isLate ? LATE_LOOK_MS : LOOK_MS, refresh: false } as const
  const transactions = useTransactions({ hash: [hash] }, paced)
  const blocks = useBlocks({ root_hash: hash, limit: 1 }, { ...paced, refetchInterval: LATE_LOOK_MS })
  const lookAgain = () => void Promise.all([message.refetch(), transactions.refetch(), blocks.refetch()])
  return {
    isLate,
    lookAgain,
    lookedAt: message.dataUpdatedAt,
    isLooking: message.isFetching || transactions.isFetching,
    trace: message.data?.trace,
    isPending: message.data?.status === 'pending',
    transaction: transactions.data?.transactions[0],
    block: blocks.data?.blocks[0],
  }
}

/** A hash of which nothing is known: what it may be, and that the page waits for it. It becomes the page of what is found. */
export function UnknownHash({ hash, children }: UnknownHashProps) {
  const say = useRestWords()
  const nameOf = useNetworkNames()
  const { trace, isPending, transaction, block, isLate, isLooking, lookedAt, lookAgain } = useFound(hash)
  // A pending trace has no page of its own yet: it is drawn here.
  const id = isPending ? undefined : readHash(trace?.trace_id ?? '')
  const href = block ? to.block(block) : id ? to.trace(id) : transaction && !children ? to.transaction(hash) : undefined
  useEffect(() => {
    // The way back leads past this page.
    if (href) window.location.replace(href)
  }, [href])
  if (transaction && children) return children
  if (trace && !id) {
    return (
      <>
        <Title text={`${say('page.trace')} ${hash.slice(0, 6)}…${hash.slice(-6)}`} isHidden />
        <TraceTree messageHash={hash} />
      </>
    )
  }
  return (
    <section className="card not-found unknown" aria-labelledby="not-found">
      <div id="not-found">
        <Title text={say('unknown.title')} />
      </div>
      <p className="hash">
        <code>{hash}</code>
        <CopyButton data={hash} label={say('unknown.copy')} />
      </p>
      <div className="waits" data-state={isLate ? 'late' : 'waits'}>
        <span className="dot" aria-hidden="true" data-busy={isLooking || undefined} />
        <p>
          <span role="status">{say(isLate ? 'unknown.late' : 'unknown.waits')}</span>{' '}
          {lookedAt > 0 && (
            <span className="quiet">
              {say('unknown.looked')} <TimeAgo data={lookedAt / 1000} />
            </span>
          )}
        </p>
        <button type="button" className="button" onClick={lookAgain}>
          {say('unknown.again')}
        </button>
      </div>
      <h2>{say('unknown.why')}</h2>
      <dl>
        <dt>{say('unknown.sent')}</dt>
        <dd>{say('unknown.sentText')}</dd>
        <dt>{say('unknown.network')}</dt>
        <dd>
          {say('unknown.networkText', { network: nameOf(client.network) })}
          <span className="step">
            {otherNetworks.map((name) => (
              <button key={name} type="button" className="button" onClick={() => openNetwork(name)}>
                {say('unknown.openNetwork', { network: nameOf(name) })}
              </button>
            ))}
          </span>
        </dd>
        <dt>{say('unknown.typed')}</dt>
        <dd>{say('unknown.typedText')}</dd>
      </dl>
      <p className="step">
        <button type="button" className="button" onClick={focusSearch}>
          {say('unknown.search')}
        </button>
        <a className="button" href={to.home}>
          {say('missing.home')}
        </a>
      </p>
    </section>
  )
}

const focusSearch = () => document.querySelector<HTMLElement>('header [role="combobox"]')?.focus()
