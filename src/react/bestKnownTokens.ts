import type { VerifiedToken } from '../core/knownTokens.ts'

const TETHER = '0:B113A994B5024A16719F69139328EB759596C38A25F59028B146FECDC3621DFE'

/**
 * The tokens of mainnet that are copied most. They count as verified unless an app gives its own `verifiedTokens`; spread them into
 * yours to keep them. Addresses, symbols and names of jettons are those of answers recorded from the service in 2025.
 * `/jetton/wallets` has all, `/traces` has Tether too. Tether is there twice, because it is called so as well. The collection of
 * `.ton` domains is the resolver that tonweb 0.0.66 names (`src/test-dns.js`). The service's own indexer uses the same.
 */
export const BEST_KNOWN_TOKENS: readonly VerifiedToken[] = [
  { address: TETHER, symbol: 'USD₮', name: 'Tether USD' },
  { address: TETHER, symbol: 'USDT', name: 'Tether' },
  {
    address: '0:3690254DC15B2297610CDA60744A45F2B710AA4234B89ADB630E99D79B01BD4F',
    symbol: 'STON',
    name: 'STON',
  },
  {
    address: '0:BDF3FA8098D129B54B4F73B5BAC5D1E1FD91EB054169C3916DFC8CCD536D1000',
    symbol: 'tsTON',
    name: 'Tonstakers TON',
  },
  {
    address: '0:B774D95EB20543F186C06B371AB88AD704F7E256130CAF96189368A7D0CB6CCF',
    symbol: 'TON DNS',
    name: 'TON DNS Domains',
  },
]
