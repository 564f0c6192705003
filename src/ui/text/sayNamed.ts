import type { ActionType } from '../../endpoints/v3/actions/actionOf.ts'
import type { WordsOf } from '../words/words.ts'
import { humanName } from './humanName.ts'

/** English says names of the service by a rule: only dictionaries of other languages have texts for them. */
const NO_TEXTS: Readonly<Record<string, string>> = {}

/** Operations that the service reports as an action of one type: they have its name. */
export const TYPE_OF_OPERATION = {
  change_dns_record: 'change_dns',
  delete_dns_record: 'delete_dns',
  dns_balance_release: 'dns_release',
  dns_change_record: 'change_dns',
  elector_new_stake: 'election_deposit',
  elector_recover_stake: 'election_recover',
  jetton_burn: 'jetton_burn',
  jetton_mint: 'jetton_mint',
  jetton_transfer: 'jetton_transfer',
  nft_deploy: 'nft_mint',
  nft_transfer: 'nft_transfer',
  sale_buy: 'nft_purchase',
  sale_cancel: 'nft_cancel_sale',
  sale_change_price: 'nft_update_sale',
} as const satisfies Readonly<Record<string, ActionType>>

const TYPES: Readonly<Record<string, ActionType>> = TYPE_OF_OPERATION

/**
 * A name of the service, for a reader: by the dictionary's text for it, else by its letters. Hidden characters stay: who renders it shows
 * them.
 * @param kind first part of the key: an operation, a type of action, an interface of a contract
 */
export function sayNamed(kind: 'op' | 'type' | 'contract', name: string, wordsOf: WordsOf): string {
  const type = kind === 'op' && Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
  if (type) return sayNamed('type', type, wordsOf)
  const key = `${kind}.${name}`
  const said = wordsOf(NO_TEXTS)(key)
  return said === key ? humanName(name) : said
}
