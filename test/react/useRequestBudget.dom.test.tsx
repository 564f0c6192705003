import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { useRequestBudget } from '../../src/react/useRequestBudget.ts'
import { inProcess } from '../support/inProcess.ts'
import { setup } from '../support/react.tsx'
import { settled, until, virtualTime } from '../support/virtualTime.ts'

virtualTime()
afterEach(cleanup)

it('reports the queue, the pause after a 429 and its end', async () => {
  const { url, fetch, seen } = inProcess(() =>
    seen.length > 1 ? {} : new Response('{}', { status: 429, headers: { 'retry-after': '1' } }),
  )
  const { wrapper, client } = setup({ baseUrl: url, fetch, requestsPerSecond: 100, retries: 1 })
  const { result } = renderHook(() => useRequestBudget(), { wrapper })
  expect(result.current).toMatchObject({ requestsPerSecond: 100, queued: 0, pausedUntil: null })
  const asked = [1, 2].map(() => client.request(masterchainInfo, {}).catch(() => {}))
  await until(() => {
    expect(result.current.pausedUntil).toBeGreaterThan(Date.now())
    // The refused one too, a moment after the pause has begun.
    expect(result.current.queued).toBe(2)
  })
  expect(result.current.requestsPerSecond).toBe(100)
  await settled(Promise.all(asked))
  await until(() => expect(result.current).toMatchObject({ queued: 0, pausedUntil: null }))
})
