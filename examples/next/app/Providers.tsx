'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { type RenderLink, TonCenterProvider } from 'toncenter-react'
import { createClient } from 'toncenter-react/client'

const client = createClient({ network: 'mainnet', baseUrl: '/ton' })

/** A function, so it is in a client file: a server component cannot pass one on. */
const renderLink: RenderLink = ({ kind, id, children }) =>
  kind === 'account' || kind === 'transaction' ? (
    <Link href={`/${kind}/${encodeURIComponent(id)}`}>{children}</Link>
  ) : (
    <span>{children}</span>
  )

/** What the server has prefetched is fresh for a minute, however long the page takes to load. */
const newCache = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })

export function Providers({ children }: { children: ReactNode }) {
  const [cache] = useState(newCache)
  return (
    <QueryClientProvider client={cache}>
      <TonCenterProvider client={client} renderLink={renderLink}>
        {children}
      </TonCenterProvider>
    </QueryClientProvider>
  )
}
