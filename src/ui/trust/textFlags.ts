import { isHidden } from '../text/visibleText.ts'
import type { Flag } from './flags.ts'

/** Endings under which strangers lure. `.ton` is none: domains of the chain are names here. */
const ENDINGS =
  'com|org|net|io|xyz|app|me|info|biz|top|site|online|live|club|vip|pro|fun|win|bet|link|click|gifts?|claims?|bot|dev|co|cc|ru|cn|tk|eth|finance|exchange|network|fi|gg|to|ws|shop|store|space|tech|cash|money|ai|example|icu|events?|rewards?'

/** A link, or what a reader would make one of: also with the dot in brackets, spelled out, or of another script. */
const LINK = /* @__PURE__ */ new RegExp(
  `[a-z][a-z\\d+.-]*:\\/\\/|(?:javascript|data|vbscript|mailto|tg):|\\bwww\\.|\\p{L}[\\p{L}\\d-]*(?:\\s?[[({]\\s?(?:\\.|dot)\\s?[\\])}]\\s?|\\s?\\.)(?:${ENDINGS})(?![\\p{L}\\d])`,
  'iu',
)

/** What is wrong with a text that a stranger wrote: links, and characters that cannot be seen. */
export function textFlags(text: string): readonly Flag[] {
  const flags: Flag[] = []
  // NFKC turns full-width letters and the dots of other scripts into those that a browser would go to.
  const read = text
    .replace(/[。｡․]/gu, '.')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  if (LINK.test(read)) flags.push({ kind: 'link' })
  if (isHidden(text)) flags.push({ kind: 'hidden' })
  return flags
}
