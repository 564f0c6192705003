import type { AddressBookRow } from '../../schemas/addressBook.ts'
import { isHidden } from '../text/visibleText.ts'
import type { Flag } from './flags.ts'

/** What the chain lets a `.ton` domain be made of, and Telegram a name. */
const SPELLED = /^[a-z\d_-]+(?:\.[a-z\d_-]+)+$/i

/** The domain of an account, if it is spelled as domains are: what imitates another may not stand in the place of an address. */
export function domainOf(row: AddressBookRow | null | undefined): string | undefined {
  const domain = row?.domain
  return typeof domain === 'string' && SPELLED.test(domain) ? domain : undefined
}

/**
 * Why not to trust a domain's name. A domain is no link here, whatever it ends in; but letters of another script imitate those of
 * another domain, and other texts the words of the page.
 */
export const domainFlags = (domain: string): readonly Flag[] => {
  if (SPELLED.test(domain)) return NONE
  return isHidden(domain) ? HIDDEN : MISSPELLED
}

const NONE: readonly Flag[] = []
const HIDDEN: readonly Flag[] = [{ kind: 'hidden' }]
const MISSPELLED: readonly Flag[] = [{ kind: 'spelling' }]
