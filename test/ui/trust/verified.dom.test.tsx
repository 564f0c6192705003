import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ClientOptions } from '../../../src/core/options.ts'
import { BEST_KNOWN_TOKENS } from '../../../src/react/bestKnownTokens.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import type { Settings } from '../../../src/react/settings.ts'
import { useTokenFlags } from '../../../src/ui/trust/useTokenFlags.ts'

const STRANGER = `0:${'AB'.repeat(32)}`

type Props = Settings & ClientOptions

/** @param inner of a provider inside */
function check(props: Props = {}, inner: Props = {}) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <TonCenterProvider {...props}>
      <TonCenterProvider {...inner}>{children}</TonCenterProvider>
    </TonCenterProvider>
  )
  return renderHook(() => useTokenFlags(), { wrapper }).result.current
}
const kinds = (flagsOf: ReturnType<typeof check>, symbol: string) =>
  flagsOf({ symbol, name: symbol }, STRANGER).map(({ kind }) => kind)

describe('the tokens that are verified out of the box', () => {
  it.each(['USDT', 'USD₮', 'Tether USD', 'Tether', 'STON', 'tsTON', 'Tonstakers TON'])(
    'have no other of their name: %s',
    (name) => {
      expect(kinds(check(), name)).toEqual(['lookalike'])
    },
  )

  it('are themselves under their own addresses', () => {
    const flagsOf = check()
    for (const { address, symbol, name } of BEST_KNOWN_TOKENS) {
      expect(flagsOf({ symbol, name }, String(address))).toEqual([])
    }
  })

  it('give way to those that the app names', () => {
    const flagsOf = check({ verifiedTokens: [{ address: STRANGER, symbol: 'ACME', name: 'Acme' }] })
    expect(kinds(flagsOf, 'USDT')).toEqual([])
  })

  it('are none on a test network, which has a test token of each', () => {
    expect(kinds(check({ network: 'testnet' }), 'USDT')).toEqual([])
  })
})

describe('the tokens that an app verifies', () => {
  const ACME = [{ address: `0:${'1'.repeat(64)}`, symbol: 'ACME', name: 'Acme' }]

  it('are those of a provider inside too, on the same network', () => {
    expect(kinds(check({ verifiedTokens: ACME }, { locale: 'de' }), 'ACME')).toEqual(['lookalike'])
    expect(kinds(check({ verifiedTokens: ACME }, { network: 'mainnet' }), 'ACME')).toEqual(['lookalike'])
  })

  it('are not those of a provider inside on another network', () => {
    expect(kinds(check({ verifiedTokens: ACME }, { network: 'testnet' }), 'ACME')).toEqual([])
  })

  it('give way to the best-known ones inside a test network', () => {
    const flagsOf = check({ network: 'testnet', verifiedTokens: ACME }, { network: 'mainnet' })
    expect(kinds(flagsOf, 'ACME')).toEqual([])
    expect(kinds(flagsOf, 'USDT')).toEqual(['lookalike'])
  })
})
