'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { type RenderLink, TonCenterProvider } from 'toncenter-react'
import { createClient } from 'toncenter-react/client'

/** Accounts have a page here. Other links are texts until they have one. */
const renderLink: RenderLink = ({ kind, id, children }) =>
  kind === 'account' ? <Link href={`/account/${encodeURIComponent(id)}`}>{children}</Link> : <span>{children}</span>

/** What the server has prefetched is fresh for a minute, however long the page takes to load. */
const newCache = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })

export function Providers({ network, children }: { network: string; children: ReactNode }) {
  const [cache] = useState(newCache)
  // Tokens of the local chain have their images in their data.
  const images = network === 'local' ? { mediaHosts: ['data:'] } : {}
  const [client] = useState(() => createClient({ network, scope: network, baseUrl: '/ton' }))
  return (
    <QueryClientProvider client={cache}>
      <TonCenterProvider client={client} renderLink={renderLink} refresh="block" {...images}>
        {children}
      </TonCenterProvider>
    </QueryClientProvider>
  )
}
