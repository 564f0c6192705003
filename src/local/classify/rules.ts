import { bids, ownAuctions } from './auctions.ts'
import { cocoon } from './cocoon.ts'
import { coffee } from './coffee.ts'
import { domainPurchases, domainReleases, recordChanges } from './dns.ts'
import { elections } from './elections.ts'
import { ethenaDeposits, ethenaRequests } from './ethena.ts'
import { jettonBurns, jettonMints, jettonTransfers } from './jettons.ts'
import { jvault } from './jvault.ts'
import { latePayouts, liquidStaking } from './liquidStaking.ts'
import { multisigs } from './multisig.ts'
import { itemDiscoveries, itemMints, itemTransfers } from './nfts.ts'
import { nominatorPools } from './nominators.ts'
import type { Rule } from './rule.ts'
import { auctionEnds, listings, purchases, saleCancels, saleUpdates } from './sales.ts'
import { subscriptions } from './subscriptions.ts'
import { tgbtc } from './tgbtc.ts'
import { vestings } from './vesting.ts'

/** All rules in the order in which they apply: a later one finds what the earlier ones have made. */
export const rules: readonly Rule[] = [
  itemMints,
  latePayouts,
  ...liquidStaking,
  ...multisigs,
  ...vestings,
  ...nominatorPools,
  ...jettonTransfers,
  jettonBurns,
  domainReleases,
  domainPurchases,
  saleUpdates,
  ...itemTransfers,
  purchases,
  listings,
  ...ownAuctions,
  itemDiscoveries,
  recordChanges,
  ...elections,
  ...subscriptions,
  ...bids,
  saleCancels,
  ...auctionEnds,
  ethenaRequests,
  jettonMints,
  ethenaDeposits,
  ...jvault,
  ...tgbtc,
  ...coffee,
  ...cocoon,
]
