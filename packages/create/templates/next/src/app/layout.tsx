import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import 'toncenter-react/styles.css'
import '../app.css'
import { network } from '../service'
import { Providers } from './providers'

export const metadata: Metadata = { title: 'TON Center app', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers network={network}>{children}</Providers>
      </body>
    </html>
  )
}
