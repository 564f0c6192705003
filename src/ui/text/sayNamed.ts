import type { ActionType } from '../../endpoints/v3/actions/actionOf.ts'
import type { WordsOf } from '../words/words.ts'
import { sayByKey } from './sayByKey.ts'

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

/** A name of the service, for a reader. An operation that is reported as an action of one type has the name of that. */
export function sayNamed(kind: 'op' | 'type', name: string, wordsOf: WordsOf): string {
  const type = kind === 'op' && Object.hasOwn(TYPES, name) ? TYPES[name] : undefined
  return type ? sayByKey('type', type, wordsOf) : sayByKey(kind, name, wordsOf)
}
