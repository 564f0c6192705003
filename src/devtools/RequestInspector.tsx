'use client'
import { type HTMLAttributes, type ReactElement, useEffect, useState } from 'react'
import type { CallRecord, Client } from '../core/client.ts'
import { useTonCenter } from '../react/context.ts'
import { type Rest, useWaiting, type Waiting } from './useWaiting.ts'

export interface RequestInspectorProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** How many of the newest requests are kept. Default 50. */
  max?: number
}

interface ListedCall {
  id: number
  call: CallRecord
}

/** The newest requests of a client, newest first, from now on. */
function useCalls(client: Client, max: number): readonly ListedCall[] {
  const [entries, setEntries] = useState<readonly ListedCall[]>([])
  useEffect(() => {
    setEntries([])
    let id = 0
    return client.subscribe((call) => {
      const entry = { id: id++, call }
      setEntries((before) => [entry, ...before].slice(0, max))
    })
  }, [client, max])
  return entries
}

const COLUMNS = ['Endpoint', 'Outcome', 'Cache', 'Waited, ms', 'Took, ms', 'Bytes', 'Served'] as const

const RESTS: Readonly<Record<Rest, string>> = {
  hidden: 'The page is hidden: nothing polls',
  offline: 'The device is offline: nothing polls',
}

/** `3 wait, 12 newest requests`; that nothing polls, of a hidden page or a device that is offline, or why nothing reloads with the chain. */
function captionOf(ended: number, { waiting: { length: waiting }, rest, headTries }: Waiting): string {
  const counts = [waiting && `${waiting} ${waiting === 1 ? 'waits' : 'wait'}`, ended && `${ended} newest requests`]
  const said = counts.filter(Boolean).join(', ') || 'No request yet'
  if (rest) return `${said}. ${RESTS[rest]}`
  const tries = `${headTries} ${headTries === 1 ? 'try' : 'tries'}`
  return headTries ? `${said}. No newest block after ${tries}: nothing reloads with the chain` : said
}

/**
 * A table of the requests that the provider's client has sent since the panel mounted. Columns: endpoint, outcome,
 * milliseconds in the queue and on the wire, size of the answer, callers served. Lists reads without a request too:
 * other answers in the cache had them (cache `hit`). Above them are those that wait, and why: for their place in the budget, for
 * the end of a pause, for the next try, for the connection. Params, without the key, are the row's title. For development; has no
 * styles of its own.
 */
export function RequestInspector({ max = 50, ...root }: RequestInspectorProps): ReactElement {
  const { client } = useTonCenter()
  const entries = useCalls(client, max)
  const waits = useWaiting(client, entries)
  return (
    <section aria-label="Requests to TON Center" data-part="request-inspector" {...root}>
      <table>
        <caption>{captionOf(entries.length, waits)}</caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {waits.waiting.map(({ endpoint, why, waitedMs, members }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same endpoint may wait many times
            <tr key={`waiting ${index}`} data-outcome="waiting">
              <th scope="row">{endpoint}</th>
              <td>{why}</td>
              <td />
              <td>{waitedMs !== undefined && Math.round(waitedMs)}</td>
              <td />
              <td />
              <td>{members}</td>
            </tr>
          ))}
          {entries.map(({ id, call }) => (
            <tr key={id} data-outcome={call.outcome}>
              <th scope="row" title={JSON.stringify(call.params)}>
                {call.endpoint}
              </th>
              <td>{call.status ? `${call.outcome} ${call.status}` : call.outcome}</td>
              <td>{call.cache}</td>
              <td>{Math.round(call.waitedMs)}</td>
              <td>{Math.round(call.tookMs)}</td>
              <td>{call.bytes}</td>
              <td>{call.members}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
