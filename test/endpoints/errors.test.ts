import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isTonCenterError, type TonCenterError } from '../../src/core/errors.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { loadRecordings } from '../support/recordings.ts'
import { serve } from '../support/server.ts'

/** The code of each status; a status that is not here is 5xx. */
const CODES: Record<number, string> = {
  400: 'bad-request',
  401: 'unknown-key',
  403: 'network-not-allowed',
  404: 'not-found',
  409: 'bad-request',
  422: 'bad-request',
  429: 'rate-limit',
}

const recordings = await loadRecordings('synthetic', 'hosted')
/** Two refusals of v3 were recorded without their status: the notes on v3 give it for their texts. */
const refusals = recordings
  .filter(({ isRefusal }) => isRefusal)
  .map((one) => ({ ...one, status: one.status ?? (JSON.stringify(one.body).includes('failed to decode') ? 422 : 500) }))

describe('a recorded refusal', () => {
  it.each(refusals.map((one) => [one.file, one] as const))('%s becomes its typed error', async (_file, one) => {
    const { url } = await serve((_seen, response) => {
      response.writeHead(one.status)
      response.end(JSON.stringify(one.body))
    })
    const client = createClient({ network: 'local', baseUrl: url, retries: 0 })
    const endpoint = one.folder.startsWith('v2') ? v2.getMasterchainInfo : v3.masterchainInfo
    const error: TonCenterError = await client.request(endpoint as typeof v3.masterchainInfo, {}).then(
      () => expect.unreachable('it should have failed'),
      (reason) => reason,
    )
    expect(isTonCenterError(error)).toBe(true)
    const { error: said, result } = one.body as { error?: string; result?: string }
    const isRefusedMessage = /cannot apply external message/.test(said ?? '')
    const code = isRefusedMessage ? 'message-refused' : (CODES[one.status] ?? 'server')
    expect(error).toMatchObject({ code, status: one.status })
    expect(error.serviceText).toBe((said ?? result)?.slice(0, 300))
    expect(error.retryable).toBe(code === 'rate-limit' || code === 'server')
  })

  it('is there for every code, in the synthetic recordings alone', () => {
    const ours = refusals.filter(({ kind }) => kind === 'synthetic').map(({ status }) => CODES[status] ?? 'server')
    expect([...new Set(ours)].sort()).toEqual([...new Set([...Object.values(CODES), 'server'])].sort())
  })
})
