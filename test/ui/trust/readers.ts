import { lookalikes } from '../../../src/cli/lookalikes.ts'
import { DEFAULT_SETTINGS } from '../../../src/react/settings.ts'
import { createRedactor } from '../../../src/server/key.ts'
import { domainFlags, domainOf } from '../../../src/trust/domains.ts'
import { fold, readings } from '../../../src/trust/fold.ts'
import { hasLink } from '../../../src/trust/links.ts'
import { isMimic } from '../../../src/trust/mimics.ts'
import { createTokenFlags } from '../../../src/trust/tokenFlags.ts'
import { isHidden, visibleString } from '../../../src/trust/visibleText.ts'
import { VERIFIED } from './hostile.ts'

const STRANGER = `0:${'AB'.repeat(32)}`
const tokenFlags = createTokenFlags(DEFAULT_SETTINGS.nativeCurrency, VERIFIED, {
  registry: { name: 'Pond', tokens: VERIFIED },
})
const redact = createRedactor('0123456789abcdef'.repeat(4))

/** All that reads what strangers write. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
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
export const PIECES: Readonly<Record<string, string>> = {
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

export const textOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
