import type { AddressBookRow } from '../contract/v3/addressBookRow.ts'
import { imitatedBy, vouches } from './domainLooks.ts'
import type { Flag } from './flags.ts'
import { isHidden } from './visibleText.ts'

/** What the chain lets a `.ton` domain be made of, and Telegram a name. `xn--` means letters of other scripts. */
const SPELLED = /^(?!xn--)[a-z\d_-]+(?:\.(?!xn--)[a-z\d_-]+)+$/i

/** Characters that are read: the chain takes no more, and each costs. */
const LONGEST = 256

const isSpelled = (domain: string) => domain.length <= LONGEST && SPELLED.test(domain)

/**
 * The domain of an account. A domain that imitates another, or is not spelled as domains are, is left out: then the address is
 * shown.
 */
export function domainOf(row: AddressBookRow | null | undefined): string | undefined {
  const domain = row?.domain
  return typeof domain === 'string' && !domainFlags(domain).length ? domain : undefined
}

/**
 * Why not to trust a domain's name. A domain is no link here, with any ending. But letters of another script imitate those of
 * another domain, digits and hyphens too. Other texts imitate the words of the page.
 */
export const domainFlags = (domain: string): readonly Flag[] => {
  if (!isSpelled(domain)) return isHidden(domain) ? HIDDEN : MISSPELLED
  if (vouches(domain)) return VOUCHING
  const of = imitatedBy(domain)
  return of === undefined ? NONE : [{ kind: 'domain', of }]
}

const NONE: readonly Flag[] = []
const HIDDEN: readonly Flag[] = [{ kind: 'hidden' }]
const VOUCHING: readonly Flag[] = [{ kind: 'mimic' }]
const MISSPELLED: readonly Flag[] = [{ kind: 'spelling' }]
