import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ClientOptions } from '../../../src/core/options.ts'
import type { TokenRegistry } from '../../../src/core/tokenRegistry.ts'
import { BEST_KNOWN_TOKENS } from '../../../src/react/bestKnownTokens.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import type { Settings } from '../../../src/react/settings.ts'
import type { Flag } from '../../../src/trust/flags.ts'
import { shield } from '../../../src/ui/icons/paths.ts'
import { RowContext } from '../../../src/ui/root/scope.ts'
import { FlagBadge } from '../../../src/ui/trust/FlagBadge.tsx'
import { TokenVerdict } from '../../../src/ui/trust/TokenVerdict.tsx'
import { russian } from '../../../src/ui/words/ru/index.ts'

afterEach(cleanup)

const OWN = `0:${'1'.repeat(64)}`
const LISTED = `0:${'2'.repeat(64)}`
const STRANGER = `0:${'AB'.repeat(32)}`
const TETHER = String(BEST_KNOWN_TOKENS[0]?.address)
const registry: TokenRegistry = { name: 'Pond', tokens: [{ address: LISTED, symbol: 'FROG' }] }
const ACME = [{ address: OWN, symbol: 'ACME', name: 'Acme' }]
const RUSSIAN = { dictionary: russian, locale: 'ru' }

type Props = Settings & ClientOptions

function draw(element: React.ReactElement, props: Props) {
  return render(<TonCenterProvider {...props}>{element}</TonCenterProvider>).container
}

/** The text that a reader sees or hears, and the tip. */
function verdict(address: string, props: Props, isFlagged = false) {
  const container = draw(<TokenVerdict address={address} isFlagged={isFlagged} />, props)
  const mark = container.querySelector('[data-part]')
  return mark ? [mark.textContent, mark.getAttribute('data-tip')] : []
}

const said = (text: string) => [text, text]

describe('the verdict on a token', () => {
  it('throws for a registry that is none', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => verdict(STRANGER, { registry: { name: 'Pond' } as never })).toThrow('its tokens are no list')
    silent.mockRestore()
  })

  it('is nothing without a registry', () => expect(verdict(STRANGER, {})).toEqual([]))

  it('is nothing by a registry of another network', () => {
    expect(verdict(LISTED, { registry, network: 'testnet' })).toEqual([])
    expect(verdict(LISTED, { registry: { ...registry, network: 'testnet' } })).toEqual([])
  })

  it('is not that nobody knows it where it is flagged', () => expect(verdict(STRANGER, { registry }, true)).toEqual([]))

  it.each([
    ['the app', OWN, { verifiedTokens: ACME }, 'Verified by this app', 'Проверен этим приложением'],
    [
      'this package',
      TETHER,
      { registry },
      'Verified by the list that toncenter-react includes',
      'Проверен по списку, встроенному в toncenter-react',
    ],
    ['a registry', LISTED, { registry }, 'In the list Pond', 'В списке Pond'],
    [
      'the app before a registry',
      LISTED,
      { registry, verifiedTokens: [{ ...ACME[0], address: LISTED }] },
      'Verified by this app',
      'Проверен этим приложением',
    ],
  ] as [string, string, Props, string, string][])(
    'names whose verdict it is: of %s',
    (_whose, address, props, en, ru) => {
      expect(verdict(address, props)).toEqual(said(en))
      cleanup()
      expect(verdict(address, { ...props, ...RUSSIAN })).toEqual(said(ru))
    },
  )

  it('is quiet where no list has it, a word and a sentence', () => {
    const [word, why] = verdict(STRANGER, { registry })
    expect(word).toBe('Unverified')
    expect(why).toBe('Not in the list Pond, and not verified by this app. Most tokens are in no list.')
    cleanup()
    expect(verdict(STRANGER, { registry, ...RUSSIAN })[0]).toBe('Не проверен')
  })

  it('is nothing in a row where no list has it, and a shield where one has', () => {
    const inRow = (address: string) =>
      draw(
        <RowContext.Provider value={true}>
          <TokenVerdict address={address} isFlagged={false} />
        </RowContext.Provider>,
        { registry },
      )
    expect(inRow(STRANGER).textContent).toBe('')
    expect(inRow(LISTED).querySelector('path')?.getAttribute('d')).toBe(shield)
  })

  it('shows nothing hidden of the name of the list', () => {
    expect(verdict(LISTED, { registry: { ...registry, name: 'Po\u202End' } })[0]).toBe('In the list Po U+202E nd')
  })
})

describe('the reason of a look-alike', () => {
  const why = (flag: Partial<Flag>, props: Props = {}) => {
    const container = draw(<FlagBadge flags={[{ kind: 'lookalike', of: 'USDT', ...flag }]} />, props)
    return container.querySelector('[data-part="badge"]')?.getAttribute('data-tip')
  }
  it.each([
    [{}, 'Looks like USDT, which this app verifies, but is another token.', 'проверенный этим приложением'],
    [
      { by: 'included' },
      'Looks like USDT of the list that toncenter-react includes, but is another token.',
      'встроенного',
    ],
    [{ by: 'listed', list: 'Pond' }, 'Looks like USDT of the list Pond, but is another token.', 'из списка Pond'],
  ] as [Partial<Flag>, string, string][])('names whose list it is: %o', (flag, en, ru) => {
    expect(why(flag)).toBe(en)
    cleanup()
    expect(why(flag, RUSSIAN)).toContain(ru)
  })
})
