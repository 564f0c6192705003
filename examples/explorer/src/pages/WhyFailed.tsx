import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Trace } from 'toncenter-react'
import { readHash } from 'toncenter-react/reading'
import { isLocal, localPath } from '../service.ts'
import { useRestWords } from '../useRestWords.ts'
import './why.css'

type Transaction = NonNullable<Trace['transactions']>[string]

/** Whether a contract refused, or what it wanted to send was not sent. */
const hasFailed = ({ description }: Transaction) =>
  description.compute_ph?.success === false || description.action?.success === false

/** The first failed transaction of a trace; with `hash` (hex) that one, where it failed. */
function failedIn(trace: Trace | undefined, hash: string | undefined): Transaction | undefined {
  const ordered = (trace?.transactions_order ?? []).flatMap((one) => trace?.transactions?.[one] ?? [])
  return ordered.find((one) => hasFailed(one) && (hash === undefined || readHash(one.hash) === hash))
}

interface Explained {
  readonly hash: string
  readonly compute: { readonly exit_code?: number; readonly exit_name?: string | null; readonly gas_limit?: string }
  readonly action: { readonly result_code: number; readonly result_name: string | null } | null
  readonly log: string | null
  readonly log_is_cut: boolean
}

async function explain(hash: string, signal: AbortSignal): Promise<Explained | undefined> {
  const response = await fetch(addressOf(hash), { signal })
  const { ok, result, error } = (await response.json()) as {
    ok: boolean
    result?: { transactions: Explained[] }
    error?: string
  }
  if (!ok) throw new Error(error)
  return result?.transactions.find((one) => one.hash === hash)
}

const addressOf = (hash: string) => `${localPath}/trace?${new URLSearchParams({ hash })}`

interface WhyFailedProps {
  trace: Trace | undefined
  /** Of a transaction, 64 hex digits. Without it the first that failed. */
  hash?: string
}

/** The end of the TVM's log of a failed transaction, for developers: the chain of this server runs it again. */
export function WhyFailed({ trace, hash }: WhyFailedProps) {
  const failed = isLocal ? failedIn(trace, hash) : undefined
  return failed ? <VmLog hash={failed.hash} /> : null
}

function VmLog({ hash }: { hash: string }) {
  const say = useRestWords()
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, isPending } = useQuery({
    queryKey: ['local', 'trace', hash],
    queryFn: isOpen ? ({ signal }) => explain(hash, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <details className="why" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{say('why.heading')}</summary>
      {isOpen && isPending && <p role="status">{say('why.runs')}</p>}
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <p>{data.log === null ? say('why.none') : data.log_is_cut ? say('why.end') : say('why.whole')}</p>
          {data.log !== null && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            <section tabIndex={0} aria-label={say('why.heading')} ref={(box) => box?.scrollTo(0, box.scrollHeight)}>
              <pre>{data.log.trim()}</pre>
            </section>
          )}
          <p>
            <a href={addressOf(hash)} target="_blank" rel="noreferrer">
              {say('why.json')}
            </a>
          </p>
        </>
      )}
    </details>
  )
}
