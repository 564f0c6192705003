import { toFriendlyAddress, toHexHash } from 'toncenter-react/client'
import type { SearchTarget } from 'toncenter-react/reading'
import { SearchBox } from 'toncenter-react/ui'
import { to } from './router.ts'
import { testOnly } from './service.ts'

/** The page of a target. A domain leads to its account, else to the NFT that it is. */
export function hrefOfTarget(target: SearchTarget): string {
  switch (target.kind) {
    case 'transaction':
    case 'trace':
      return to[target.kind](toHexHash(target.hash))
    case 'block':
      return to.block(target)
    case 'domain':
      if (target.address) return to.account(friendly(target.address))
      return target.item ? to.nft(friendly(target.item)) : `#/${encodeURIComponent(target.domain)}`
    default:
      return to[target.kind](friendly(target.address))
  }
}

const friendly = (address: string) => toFriendlyAddress(address, { testOnly })

function open(target: SearchTarget, { isNewTab }: { isNewTab: boolean }) {
  const href = hrefOfTarget(target)
  if (isNewTab) window.open(href, '_blank', 'noopener')
  else window.location.hash = href
}

/** The search of the header, and of the home page. Recent targets stay on this device. */
export const Search = ({ isLarge }: { isLarge?: boolean }) => (
  <SearchBox className="search" size={isLarge ? 'large' : 'regular'} recentStorage={storage} onSelect={open} />
)

/** Some browsers throw for `localStorage` itself. */
const storage = {
  getItem: (key: string) => window.localStorage.getItem(key),
  setItem: (key: string, value: string) => window.localStorage.setItem(key, value),
}
