import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'

/** A provider over a client of its own, and the objects that a test inspects. */
export function setup(options: ClientOptions) {
  const client = createClient({ network: 'local', retries: 0, ...options })
  const queryClient = new QueryClient()
  onTestFinished(() => {
    client.close()
    queryClient.clear()
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TonCenterProvider client={client} queryClient={queryClient}>
      {children}
    </TonCenterProvider>
  )
  return { client, queryClient, wrapper }
}

interface Pages {
  data: unknown
  error: unknown
  fetchNextPage(): Promise<{ data: unknown; error: unknown }>
}

/** Loads the next page of an infinite hook, and waits until React has drawn it. TanStack notifies React after the promise ends. */
export async function nextPage(result: { current: Pages }): Promise<void> {
  const { data, error } = await result.current.fetchNextPage()
  await vi.waitFor(
    () => {
      expect(result.current.data).toBe(data)
      expect(result.current.error).toBe(error)
    },
    { interval: 1 },
  )
}

/** React logs every error that a boundary has caught. */
export function silenceReact(): void {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())
}
