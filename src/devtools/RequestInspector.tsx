'use client'
import { type HTMLAttributes, type ReactElement, useEffect, useState } from 'react'
import type { CallRecord, Client } from '../core/client.ts'
import { useTonCenter } from '../react/context.ts'

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

/**
 * A table of the requests that the provider's client has sent since the panel mounted. Columns: endpoint, outcome,
 * milliseconds in the queue and on the wire, size of the answer, callers served. Lists reads without a request too:
 * other answers in the cache had them (cache `hit`). Params, without the key, are the row's title. For development; has
 * no styles of its own.
 */
export function RequestInspector({ max = 50, ...root }: RequestInspectorProps): ReactElement {
  const entries = useCalls(useTonCenter().client, max)
  return (
    <section aria-label="Requests to TON Center" data-part="request-inspector" {...root}>
      <table>
        <caption>{entries.length ? `${entries.length} newest requests` : 'No request yet'}</caption>
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
          {entries.map(({ id, call }) => (
            <tr key={id} data-outcome={call.outcome}>
              <th scope="row" title={JSON.stringify(call.params)}>
                {call.endpoint}
              </th>
              <td>{call.outcome}</td>
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
