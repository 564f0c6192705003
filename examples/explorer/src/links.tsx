import type { ReactNode } from 'react'
import type { LinkTarget } from 'toncenter-react'
import { toFriendlyAddress, toHexHash, tryParseAddress } from 'toncenter-react/client'
import { readBlock } from 'toncenter-react/reading'
import { to } from './router.ts'
import { testOnly } from './service.ts'

/** What the components link to, as addresses of this app. */
function hrefOf({ kind, id }: LinkTarget): string | undefined {
  switch (kind) {
    case 'transaction':
    case 'trace':
      return to[kind](toHexHash(id))
    case 'block': {
      const block = readBlock(id)
      return block && to.block(block)
    }
    case 'external':
      return /^https?:\/\//i.test(id) ? id : undefined
    default:
      return tryParseAddress(id) && to[kind](toFriendlyAddress(id, { testOnly }))
  }
}

/** Given to the provider: every name, hash and block number on every page is a link because of it. */
export function renderLink({ children, ...target }: LinkTarget & { children: ReactNode }) {
  const href = hrefOf(target)
  // A link to the page that is open leads nowhere.
  if (href === undefined || isOpen(href)) return <>{children}</>
  return target.kind === 'external' ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  )
}

/** Whether it is the page that is open, on whichever tab. */
const isOpen = (href: string) => window.location.hash === href || window.location.hash.startsWith(`${href}/`)
