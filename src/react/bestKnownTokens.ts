import type { VerifiedToken } from '../core/knownTokens.ts'

const TETHER = '0:B113A994B5024A16719F69139328EB759596C38A25F59028B146FECDC3621DFE'

/**
 * The tokens of mainnet that are copied most. They count as verified unless an app gives its own `verifiedTokens`; spread them into
 * yours to keep them. Tether is there twice, because it is called so as well. Tether, STON and tsTON are those of answers that were
 * recorded from the service in 2025 (`/jetton/wallets`), the other jettons those of the public list `tonkeeper/ton-assets` and of
 * wallets. The collection of `.ton` domains is the resolver that tonweb 0.0.66 names (`src/test-dns.js`). The service's own indexer
 * uses the same.
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
  {
    address: '0:2F956143C461769579BAEF2E32CC2D7BC18283F40D20BB03E432CD603AC33FFC',
    symbol: 'NOT',
    name: 'Notcoin',
  },
  {
    address: '0:AFC49CB8786F21C87045B19EDE78FC6B46C51048513F8E9A6D44060199C1BF0C',
    symbol: 'DOGS',
    name: 'Dogs',
  },
  {
    address: '0:09F2E59DEC406AB26A5259A45D7FF23EF11F3E5C7C21DE0B0D2A1CBE52B76B3D',
    symbol: 'HMSTR',
    name: 'Hamster Kombat',
  },
  {
    address: '0:FE72F474373E97032441BDB873F9A6D3AD10BAB08E6DBC7BEFA5E42B695F5400',
    symbol: 'CATI',
    name: 'Catizen',
  },
  {
    address: '0:AE3E6D351E576276E439E7168117FD64696FD6014CB90C77B2F2CBAACD4FCC00',
    symbol: 'MAJOR',
    name: 'Major',
  },
  {
    address: '0:65AAC9B5E380EAE928DB3C8E238D9BC0D61A9320FDC2BC7A2F6C87D6FEDF9208',
    symbol: 'DUST',
    name: 'DeDust',
  },
  {
    address: '0:086FA2A675F74347B08DD4606A549B8FDB98829CB282BC1949D3B12FBAED9DCC',
    symbol: 'USDe',
    name: 'Ethena USDe',
  },
]
