import type { ReactNode } from 'react'
import 'toncenter-react/styles.css'
import { Providers } from './Providers'

export const metadata = { title: 'TON Center in Next.js', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
