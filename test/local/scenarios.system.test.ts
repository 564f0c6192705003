import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JettonWallet } from '../../src/contract/v3/jettonWallet.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { NftItem } from '../../src/contract/v3/nftItem.ts'
import type { TokenInfo } from '../../src/contract/v3/tokenInfo.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { DEFAULT_NOW } from '../../src/local/service/defaults.ts'
import { asking } from './asking.ts'
import { testLive } from './live.ts'

afterEach(() => vi.unstubAllGlobals())

describe('every scenario', () => {
  it.each(['empty', 'demo'] as const)('%s answers without the TVM, and ends at the default time', async (scenario) => {
    vi.stubGlobal('WebAssembly', undefined)
    const { ask } = asking({ scenario })
    const { first, last } = (await ask('v3/masterchainInfo')).body
    expect(first.seqno).toBe(1)
    if (scenario !== 'empty') expect(Number(last.gen_utime)).toBe(DEFAULT_NOW)
    const { transactions } = (await ask('v3/transactions', { limit: 20 })).body
    expect(transactions).toHaveLength(scenario === 'empty' ? 0 : 20)
  })
})

describe('the demo', () => {
  const { ask, rowsOf } = asking()
  const ofMain = rowsOf<Transaction>('transactions', 'transactions')

  it('has a history of three weeks, and hundreds of rows of its main account', async () => {
    const rows = await ofMain({ account: demo.main })
    expect(rows.length).toBeGreaterThan(300)
    const days = new Set(rows.map(({ now }) => Math.floor(now / 86_400)))
    expect(days.size).toBeGreaterThan(12)
    expect(DEFAULT_NOW - Math.min(...days) * 86_400).toBeGreaterThan(20 * 86_400)
  })

  it('has dust, and an account that reads like one that money went to', async () => {
    const rows = await ofMain({ account: demo.main })
    expect(rows.filter(({ in_msg }) => in_msg?.value === '1').length).toBeGreaterThan(3)
    for (const bounceable of [true, false]) {
      const [real, fake] = [demo.anna, demo.poisoner].map((address) => toFriendlyAddress(address, { bounceable }))
      expect(fake).not.toBe(real)
      expect([fake?.slice(0, 6), fake?.slice(-4)]).toEqual([real?.slice(0, 6), real?.slice(-4)])
    }
    const sent = rows.findIndex(({ out_msgs }) => out_msgs.some(({ destination }) => destination === demo.anna))
    expect(sent).toBeGreaterThanOrEqual(0)
    expect(rows.some(({ in_msg }) => in_msg?.source === demo.poisoner && in_msg.value === '1')).toBe(true)
  })

  describe('the tokens of its main account', async () => {
    const wallets = (await ask('v3/jetton/wallets', { owner_address: demo.main, limit: 1000 })).body
    const nfts = (await ask('v3/nft/items', { owner_address: demo.main, limit: 1000 })).body
    const flagsFor = (metadata: Metadata, addresses: readonly string[]) =>
      addresses.map((address) => metadata[address]?.token_info[0] as TokenInfo)
    const jettons = flagsFor(
      wallets.metadata,
      wallets.jetton_wallets.map(({ jetton }: JettonWallet) => jetton),
    )
    const items = flagsFor(
      nfts.metadata,
      nfts.nft_items.map(({ address }: NftItem) => address),
    )
    const has = (test: (token: TokenInfo) => boolean) => expect([...jettons, ...items].some(test)).toBe(true)

    it('are many, with decimals from 0 to 30, and with pictures that carry themselves', () => {
      const drawn = (token: TokenInfo) => String(token.extra?._image_small).startsWith('data:image/svg+xml,')
      expect(jettons.filter((token) => drawn(token) && !token.is_scam && !token.is_nsfw).length).toBeGreaterThan(20)
      expect(items.filter((token) => drawn(token) && !token.is_scam && !token.is_nsfw).length).toBeGreaterThan(20)
      const decimals = new Set(jettons.map(({ extra }) => extra?.decimals))
      for (const one of ['0', '6', '9', '18', '30', undefined, 'about nine']) expect(decimals).toContain(one)
    })

    it('have pictures that are whole SVG, without scripts and without addresses of others', () => {
      const drawings = new Set(
        [...jettons, ...items].flatMap(({ extra }) => (extra?._image_big as string | undefined) ?? []),
      )
      expect(drawings.size).toBeGreaterThan(40)
      for (const drawing of drawings) {
        const svg = decodeURIComponent(drawing.slice('data:image/svg+xml,'.length))
        expect(svg).toMatch(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='[\d ]+'>.*<\/svg>$/)
        expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|href|https?:|on\w+=|NaN|undefined/)
        expect(drawing.length).toBeLessThan(2500)
      }
    })

    it('have some that want to be others, to be clicked, or to break the page', () => {
      has(({ is_scam }) => is_scam === true)
      has(({ is_nsfw }) => is_nsfw === true)
      // Cyrillic and Greek letters among Latin ones.
      has(({ symbol }) => symbol === 'LU\u0405D')
      has(({ symbol }) => symbol === 'GR\u0391M')
      has(({ name }) => /[\u0400-\u04ff]/.test(name ?? '') && /[a-z]/i.test(name ?? ''))
      has(({ image }) => image === 'javascript:alert(1)')
      has(({ description }) => /javascript:|<script>/.test(description ?? ''))
      has(({ name }) => name?.includes('\u202e') === true)
      has(({ name }) => name?.length === 200)
      has(({ symbol }) => symbol?.length === 200)
      has(({ name }) => name === '')
      has(({ valid, name }) => valid === false && name === undefined)
      has(({ image, extra }) => image?.startsWith('https://tracker.invalid/') === true && !extra?._image_small)
    })
  })
})

describe('live', () => testLive(4, 0))
