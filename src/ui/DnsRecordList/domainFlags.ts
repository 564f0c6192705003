import { isHidden } from '../text/visibleText.ts'
import type { Flag } from '../trust/flags.ts'

const NONE: readonly Flag[] = []
const HIDDEN: readonly Flag[] = [{ kind: 'hidden' }]

/** Why not to trust a domain's name. A domain is no link here, whatever it ends in: only what cannot be seen counts. */
export const domainFlags = (domain: string): readonly Flag[] => (isHidden(domain) ? HIDDEN : NONE)
