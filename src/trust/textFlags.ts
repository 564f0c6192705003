import type { Flag } from './flags.ts'
import { hasLink } from './links.ts'
import { isHidden } from './visibleText.ts'

/**
 * The flags of a text that a stranger wrote: links, and characters that cannot be seen.
 * @param isName of a token, where the name of a site may be its own
 */
export function textFlags(text: string, isName = false): readonly Flag[] {
  const flags: Flag[] = []
  if (hasLink(text, isName)) flags.push({ kind: 'link' })
  if (isHidden(text)) flags.push({ kind: 'hidden' })
  return flags
}
