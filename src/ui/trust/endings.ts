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

/** Words of two letters, and ends of files: `see you.me and you`, `build.sh`. */
const WORD =
  /^(?:ad|ai|am|as|at|be|by|do|hm|id|im|in|is|it|la|ma|md|me|mo|my|no|pa|pl|pm|ps|py|re|rs|sh|so|to|us|mov|zip)$/

/** Written with letters of other scripts: `gram.соm`. */
const DISGUISED = new Set(['com', 'org', 'net', 'info', 'xyz', 'app', 'io'].map(fold))

/**
 * What a text ends in behind a dot: a top-level domain that means one, one that is a word as well (`word`: of two letters),
 * or none.
 * @param ending in small letters
 */
export function endingOf(ending: string): 'plain' | 'common' | 'word' | undefined {
  // The digits of `25.10` look like the letters of `io`.
  if (!ALL.has(ending))
    return !/^(?:[a-z]*|\p{Nd}*)$/u.test(ending) && DISGUISED.has(fold(ending)) ? 'plain' : undefined
  if (WORD.test(ending)) return 'word'
  return ending.length === 2 || PLAIN.test(ending) ? 'plain' : 'common'
}
