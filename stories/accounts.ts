import { demoAccounts } from '../src/local/service/accounts.ts'

/** Accounts of the demo chain: the seed gives them the same addresses for ever. */
export const {
  main: MAIN,
  shop: SHOP,
  letters: LETTERS,
  uninit: UNINIT,
  empty: NEVER_SEEN,
  dollarJetton: LUSD,
} = demoAccounts

/** A transfer of jettons on the demo chain: five steps. */
export const JETTON_TRACE = 't8jM/XpyZHGDcXHeOzTyARaLXmvxwaKBrZKVWJR26cM='
/** Its second step. */
export const JETTON_STEP = 'ar6mfp2HX+Ry9v0H7o5EIgtGqF9eTk6F9sD0DV0XkQA='

const { postcards, badges, gardens, drops, postcard, badge, hostilePostcard, domain } = demoAccounts
const { main, shop, saver, anna, boris, chen, letters, bounced, idle, uninit, frozen, empty } = demoAccounts

type Accounts = Readonly<Record<string, string>>

const COLLECTIONS: Accounts = { postcards, badges, gardens, drops }
const ITEMS: Accounts = { postcard, badge, domain, 'hostile postcard': hostilePostcard }
const HOLDERS: Accounts = {
  ...{ main, shop, saver, anna, boris, chen, letters, bounced, idle },
  ...{ 'not deployed': uninit, frozen, 'never seen': empty },
}
const JETTONS: Accounts = {
  ...{
    dollar: LUSD,
    acorn: demoAccounts.acornJetton,
    ticket: demoAccounts.ticketJetton,
    harbor: demoAccounts.harborJetton,
  },
  ...{
    'twin dollar': demoAccounts.twinDollarJetton,
    hostile: demoAccounts.hostileJetton,
    nameless: demoAccounts.namelessJetton,
  },
}

/** The accounts of the demo chain that make sense as a prop of a component, by name. */
export function accountsFor(component: string, prop: string): Accounts {
  const subject = prop === 'address' ? component : prop
  if (/Jetton|Token/i.test(subject)) return JETTONS
  if (/Collection/i.test(subject)) return COLLECTIONS
  if (/^(item|NftCard)$/.test(subject)) return ITEMS
  return HOLDERS
}
