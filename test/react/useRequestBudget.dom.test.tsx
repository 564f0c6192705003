import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { useRequestBudget } from '../../src/react/useRequestBudget.ts'
import { setup } from '../support/react.tsx'
import { serve } from '../support/server.ts'

afterEach(cleanup)

it('tells of the queue, of the pause after a 429 and of its end', async () => {
  const { url } = await serve((_seen, response, index) => {
    if (index) return {}
    response.writeHead(429, { 'retry-after': '1' })
    response.end('{}')
  })
  const { wrapper, client } = setup({ baseUrl: url, requestsPerSecond: 100, retries: 1 })
  const { result } = renderHook(() => useRequestBudget(), { wrapper })
  expect(result.current).toMatchObject({ requestsPerSecond: 100, queued: 0, pausedUntil: null })
  const asked = [1, 2].map(() => client.request(masterchainInfo, {}).catch(() => {}))
  await waitFor(() => {
    expect(result.current.pausedUntil).toBeGreaterThan(Date.now())
    // The refused one too, a moment after the pause has begun.
    expect(result.current.queued).toBe(2)
  })
  expect(result.current.requestsPerSecond).toBeLessThan(100)
  await act(() => Promise.all(asked))
  expect(result.current).toMatchObject({ queued: 0, pausedUntil: null })
})
