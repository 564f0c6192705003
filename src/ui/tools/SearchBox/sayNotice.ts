import type { NativeCurrency } from '../../../core/knownTokens.ts'
import type { SearchFault, WrongCharacter } from '../../../reading/search/searchFault.ts'
import { isHidden, visibleString } from '../../../trust/visibleText.ts'
import type { searchTexts } from '../../words/en/tools/search.ts'
import type { Words } from '../../words/words.ts'
import { isShortened } from './knownAddresses.ts'
import type { SearchModel } from './useSearch.ts'

/** Why a text leads nowhere, or not there where it should. */
export interface Notice {
  readonly tone: 'negative' | 'warning' | 'neutral'
  readonly title: string
  readonly text?: string | undefined
  /** Indexes in the text: it is shown with these characters marked. */
  readonly wrong?: readonly WrongCharacter[] | undefined
}

type SearchWords = Words<typeof searchTexts>

/** Letters that look like Latin ones are known by their code. */
const nameOf = (character: string, words: SearchWords) => {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  if (isHidden(character)) return code
  const quoted = words('search.quoted', { character })
  return /^[ -~]$/.test(character) ? quoted : `${quoted} (${code})`
}

/** Absent where the suggestions are enough. */
export function sayNotice(
  model: SearchModel,
  options: number,
  coin: NativeCurrency,
  words: SearchWords,
): Notice | undefined {
  const { reading, lookups, isLoading } = model
  if (reading.fault) return sayFault(reading.fault, isLoading, options, words)
  const [target] = reading.targets
  const name = visibleString(reading.text, 64)
  if (lookups.error && !options) {
    return { tone: 'warning', title: words('search.failed'), text: words('search.failedText') }
  }
  const isCoin = [coin.symbol, coin.name].some((one) => one.toLowerCase() === name.toLowerCase())
  if (isCoin) {
    const title = words('search.coin', { name: coin.symbol })
    return { tone: 'neutral', title, text: words('search.coinText') }
  }
  // Attackers make addresses with the ends of another.
  if (options > 0 && isShortened(reading.text)) {
    return { tone: 'warning', title: words('search.ends'), text: words('search.endsText') }
  }
  if (!isLoading) {
    if (target?.kind === 'domain' && lookups.domain === null)
      return {
        tone: 'neutral',
        title: words('search.noDomain', { name: target.domain }),
        text: words('search.noDomainText'),
      }
    if (target && 'hash' in target && lookups.transaction === null) {
      const text = words(reading.maybeAccount ? 'search.noHashAccount' : 'search.noHashText')
      return { tone: 'neutral', title: words('search.noHash'), text }
    }
    if (target?.kind === 'block' && lookups.blocks?.length === 0)
      return { tone: 'neutral', title: words('search.noBlock'), text: words('search.noBlockText') }
    const isNothing = reading.text !== '' && !target && model.groups.every(({ id }) => id === 'close')
    if (isNothing)
      return { tone: 'neutral', title: words('search.nothing', { name }), text: words('search.nothingText') }
  }
  return reading.isTest ? { tone: 'warning', title: words('search.test'), text: words('search.testText') } : undefined
}

/** What is wrong, where it belongs, and what can be done. */
export function sayFault(fault: SearchFault, isLoading: boolean, options: number, words: SearchWords): Notice {
  const { kind, wrong, have, need, repairs } = fault
  if (kind === 'block') return { tone: 'negative', title: words('search.bigBlock'), text: words('search.bigBlockText') }
  if (kind === 'link') return { tone: 'neutral', title: words('search.noLink'), text: words('search.noLinkText') }
  const [first] = wrong
  const alphabet = kind === 'hexHash' || kind === 'rawAddress' ? words('search.hexOnly') : words('search.base64Only')
  const missing = Math.abs(need - have)
  const count =
    have < need ? words.plural('search.missing', missing) : have > need ? words.plural('search.tooMany', missing) : ''
  const counted = count && `${count} ${words('search.counted', { have, need })}`
  const isChecksum = !first && !count
  const noRepair =
    kind === 'address' && !isLoading && !options && words(repairs.length ? 'search.noAccount' : 'search.copyAgain')
  const again = kind !== 'address' && words('search.copyAgain')
  if (first) {
    const title = words('search.wrongCharacter', { place: first.at + 1, character: nameOf(first.character, words) })
    return { tone: 'negative', title, text: join(alphabet, counted, noRepair, again), wrong }
  }
  if (isChecksum) {
    return { tone: 'negative', title: words('search.checksum'), text: join(words('search.checksumText'), noRepair) }
  }
  return { tone: 'negative', title: counted, text: join(words(`search.is.${kind}`), noRepair, again) }
}

const join = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ') || undefined
