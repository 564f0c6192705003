import { fold } from './fold.ts'
import { TLDS } from './tlds.ts'

/* @__NO_SIDE_EFFECTS__ */
function read(table: string): ReadonlySet<string> {
  let before = ''
  return new Set(
    table.split(/(?=\d)/).map((entry) => {
      before = before.slice(0, Number(entry[0])) + entry.slice(1)
      return before
    }),
  )
}
const ALL = /* @__PURE__ */ read(TLDS)

/** Longer ones that no sentence starts with, and under which strangers lure. */
const PLAIN =
  /^(?:com|org|net|info|biz|xyz|app|dev|pro|vip|bet|click|website|online|icu|lol|sbs|cfd|cyou|wtf|gdn|орг|рус|рф|укр|xn--.*)$/

/** Ends of files: `build.sh`. */
const FILE = /^(?:md|mov|pl|ps|py|rs|sh|so|zip)$/
/** Words that sentences start with: `see you.me and you`, `fine.love it`. */
const WORD =
  /^(?:ad|ai|am|as|at|be|by|do|hm|id|im|in|is|it|la|ma|me|mo|my|no|pa|pm|re|to|us|baby|best|cool|dad|fun|here|love|next|now|one|rest|you)$/

/** Written with letters of other scripts: `gram.соm`. */
const DISGUISED = new Set(['com', 'org', 'net', 'info', 'xyz', 'app', 'io'].map(fold))

/**
 * The ending of a text behind a dot. It is a top-level domain that means one (`plain`), one that is also a word or a file ending,
 * or none.
 * @param ending in small letters
 */
export function kindOfEnding(ending: string): 'plain' | 'common' | 'word' | 'file' | undefined {
  // The digits of `25.10` look like the letters of `io`.
  if (!ALL.has(ending))
    return !/^(?:[a-z]*|\p{Nd}*)$/u.test(ending) && DISGUISED.has(fold(ending)) ? 'plain' : undefined
  if (WORD.test(ending)) return 'word'
  if (FILE.test(ending)) return 'file'
  return ending.length === 2 || PLAIN.test(ending) ? 'plain' : 'common'
}
