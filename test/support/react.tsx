import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'

/** A provider over a client of its own, and what a test wants to look into. */
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
