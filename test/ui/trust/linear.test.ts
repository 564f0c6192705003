import { describe, expect, it } from 'vitest'
import { lookalikes } from '../../../src/cli/lookalikes.ts'
import { DEFAULT_SETTINGS } from '../../../src/react/settings.ts'
import { createRedactor } from '../../../src/server/key.ts'
import { isHidden, visibleString } from '../../../src/ui/text/visibleText.ts'
import { domainFlags, domainOf } from '../../../src/ui/trust/domains.ts'
import { fold, readings } from '../../../src/ui/trust/fold.ts'
import { hasLink } from '../../../src/ui/trust/links.ts'
import { isMimic } from '../../../src/ui/trust/mimics.ts'
import { createTokenFlags } from '../../../src/ui/trust/tokenFlags.ts'
import { VERIFIED } from './hostile.ts'

const STRANGER = `0:${'AB'.repeat(32)}`
const tokenFlags = createTokenFlags(DEFAULT_SETTINGS.nativeCurrency, VERIFIED, {
  registry: { name: 'Pond', tokens: VERIFIED },
})
const redact = createRedactor('0123456789abcdef'.repeat(4))

/** All that reads what strangers write. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  hasLink: (text) => hasLink(text),
  'hasLink of a name': (text) => hasLink(text, true),
  fold,
  readings,
  isMimic,
  tokenFlags: (text) => tokenFlags({ symbol: text, name: text }, STRANGER),
  domainFlags,
  domainOf: (domain) => domainOf({ user_friendly: null, domain }),
  isHidden,
  visibleString,
  'the redactor of the proxy': redact,
  'the search for keys': (text) => [...lookalikes(text)],
}

/** What makes a pattern go back, or try again at every character. */
const PIECES: Readonly<Record<string, string>> = {
  letters: 'a',
  capitals: 'W',
  brackets: '(',
  'brackets in pairs': '[(',
  dots: '.',
  'labels of one letter': 'a.',
  'labels of two letters': 'ab.cd ',
  digits: '1',
  numbers: '1.',
  'numbers in fours': '1.1.1. ',
  spaces: ' ',
  'lines and tabs': '\n\t',
  'combining marks': 'a\u0301\u0302',
  'marks alone': '\u0301',
  'regional letters': '🇺🇸',
  'flags of tags': '🏴\u{E0067}',
  'invisible characters': '\u200B',
  pictures: '💎',
  'letters and pictures': 'a💎',
  signs: '$',
  'letters and signs': 'a+',
  'at signs': '@a',
  'calls without a site': 'at a.zz ',
  'calls in a row': 'go to ',
  'dots spelled out': ' dot ',
  'dots in brackets': '[.',
  slashes: '/',
  schemes: 'x:',
  hyphens: '-',
  'words of a domain': 'official-',
  'letters in pairs': 'rn',
  doubles: 'vv',
  'Russian letters': 'тон ',
  'letters of no table': 'ꙮn',
  addresses: '0:ab…',
  'names of keys': 'api_key',
  'names of keys, given': 'apiKey: ',
  'names of keys in a call': 'toncenter-key(',
  escapes: '\\u00',
  'per cent': '%25',
  entities: '&#0',
  tags: '<a ',
  hex: '0123456789abcdef',
}

const textOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Methods of strings that read their characters. A slice is a view and reads none. */
const SCANS = ['indexOf', 'lastIndexOf', 'includes', 'normalize', 'toLowerCase', 'toUpperCase', 'split'] as const

/** Characters that patterns and methods of strings read while `run` runs: counted, so that a busy machine changes nothing. */
function charactersRead(run: () => unknown): number {
  let read = 0
  const { exec } = RegExp.prototype
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    // A search reads to the end of what it finds; at one place alone it reads no further when it finds nothing.
    const end = this.sticky ? from + 1 : text.length
    read += (found ? found.index + found[0].length : end) - from
    return found
  }
  const methods = SCANS.map((name) => [name, String.prototype[name]] as const)
  for (const [name, method] of methods) {
    String.prototype[name] = function (this: string, ...given: never[]) {
      const result: unknown = (method as (...given: never[]) => unknown).apply(this, given)
      read +=
        typeof result === 'number' && result >= 0 ? result : typeof result === 'string' ? result.length : this.length
      return result
    } as never
  }
  try {
    run()
  } finally {
    RegExp.prototype.exec = exec
    for (const [name, method] of methods) String.prototype[name] = method as never
  }
  return read
}

const SHORT = 1_000
/** Ten times the text takes at most so many times the steps. Quadratic work takes a hundred times as many. */
const MOST_TIMES = 20

function isSlow(read: (text: string) => unknown, piece: string, end: string): boolean {
  const stepsOf = (length: number) => charactersRead(() => read(textOf(piece, length) + end))
  return stepsOf(10 * SHORT) > MOST_TIMES * (stepsOf(SHORT) + SHORT)
}

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  it('takes no steps that grow with the square of a hostile text', () => {
    const slow = Object.entries(PIECES).flatMap(([name, piece]) =>
      ['!', 'a'].flatMap((end) => (isSlow(read, piece, end) ? [`${name} and "${end}"`] : [])),
    )
    expect(slow).toEqual([])
  })
})

it('the count of steps finds a reader whose work is quadratic', () => {
  const quadratic = (text: string) => Array.from(text, (_, index) => text.indexOf('#', index))
  expect(isSlow(quadratic, 'a', '!')).toBe(true)
  expect(isSlow((text) => /x$/.test(text), 'a', '!')).toBe(false)
})
