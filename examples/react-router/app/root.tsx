import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { type RenderLink, TonCenterProvider } from 'toncenter-react'
import { createClient } from 'toncenter-react/client'
import 'toncenter-react/styles.css'

const client = createClient({ network: 'mainnet', baseUrl: '/ton' })

const renderLink: RenderLink = ({ kind, id, children }) =>
  kind === 'account' || kind === 'transaction' ? (
    <Link to={`/${kind}/${encodeURIComponent(id)}`}>{children}</Link>
  ) : (
    <span>{children}</span>
  )

/** What a loader has prefetched is fresh for a minute, however long the page takes to load. */
const newCache = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })

export const meta = () => [{ title: 'TON Center in React Router' }]
export const links = () => [{ rel: 'icon', href: 'data:,' }]

export default function Root() {
  const [cache] = useState(newCache)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={cache}>
          <TonCenterProvider client={client} renderLink={renderLink}>
            <Outlet />
          </TonCenterProvider>
        </QueryClientProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
