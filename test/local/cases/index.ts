import { auctions, sales } from './market.ts'
import { others, stakes } from './system.ts'
import { telemint } from './telemint.ts'
import { domains, multisigs, subscriptions } from './wallets.ts'

/** All traces made by hand, by subject. */
export const cases = { sales, auctions, telemint, domains, multisigs, subscriptions, stakes, others }
