import { bundlePages, CEILINGS } from '../scripts/bundle-pages.ts'
import type { Figure } from './measure.ts'

export const title = "A consumer's bundle, minified and gzipped (limits: test/bundles)"

const PROVIDER = 'export { TonCenterProvider } from "toncenter-react"\n'

const BUNDLES = {
  'one hook': ['export { useTransactions } from "toncenter-react"', CEILINGS.hook],
  'the provider and one hook': [
    `${PROVIDER}export { useTransactions } from "toncenter-react"`,
    CEILINGS.providerAndHook,
  ],
  'the provider and a balance badge': [
    `${PROVIDER}export { BalanceBadge } from "toncenter-react/ui"`,
    CEILINGS.balanceBadge,
  ],
  'the provider and a list of transactions': [
    `${PROVIDER}export { TransactionList } from "toncenter-react/ui"`,
    CEILINGS.list,
  ],
} as const

export async function run(): Promise<Figure[]> {
  const pages = await bundlePages(Object.fromEntries(Object.entries(BUNDLES).map(([name, [code]]) => [name, code])))
  return Object.entries(BUNDLES).map(([name, [, limit]]) => {
    const bytes = pages[name]?.size ?? 0
    return { name, value: `${bytes} B`, ratio: bytes / limit, of: `the limit of ${limit} B` }
  })
}
