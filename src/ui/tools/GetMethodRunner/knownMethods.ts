/** How an argument is entered. `address` is sent as a slice. */
export type ArgumentType = 'num' | 'address' | 'slice' | 'cell'

export interface MethodArgument {
  /** The label of its field. */
  readonly name: string
  /** What its field takes. */
  readonly type: ArgumentType
}

/** A get-method of a contract. */
export interface GetMethod {
  /** As in the code: `get_wallet_address`. */
  readonly name: string
  /** Its arguments, first one first. */
  readonly arguments?: readonly MethodArgument[]
  /** Names of the values that it returns, first value first. */
  readonly results?: readonly string[]
}

const num = (name: string): MethodArgument => ({ name, type: 'num' })
const address = (name: string): MethodArgument => ({ name, type: 'address' })
const method = (name: string, results: string, ...given: MethodArgument[]): GetMethod => ({
  ...{ name, arguments: given },
  results: results.split(', '),
})

const SEQNO = method('seqno', 'seqno')
const PUBLIC_KEY = method('get_public_key', 'public key')

/** Names as in the code of the standard contracts, and in TEP-62, 64, 66, 74, 81, 89. */
const METHODS: readonly (readonly [kind: RegExp, methods: readonly GetMethod[]])[] = [
  [
    /^wallet_v5/,
    [
      SEQNO,
      PUBLIC_KEY,
      method('get_subwallet_id', 'wallet id'),
      method('is_signature_allowed', 'allowed'),
      method('get_extensions', 'extensions'),
    ],
  ],
  [
    /^wallet_v4/,
    [
      SEQNO,
      PUBLIC_KEY,
      method('get_subwallet_id', 'wallet id'),
      method('get_plugin_list', 'plugins'),
      method('is_plugin_installed', 'installed', num('workchain'), num('hash')),
    ],
  ],
  [/^wallet/, [SEQNO, PUBLIC_KEY]],
  [
    /^jetton_master/,
    [
      method('get_jetton_data', 'total supply, mintable, admin, content, wallet code'),
      method('get_wallet_address', 'wallet', address('owner')),
    ],
  ],
  [/^jetton_wallet/, [method('get_wallet_data', 'balance, owner, jetton master, wallet code')]],
  [
    /^nft_collection/,
    [
      method('get_collection_data', 'next index, content, owner'),
      method('get_nft_address_by_index', 'item', num('index')),
      method('get_nft_content', 'content', num('index'), { name: 'own content', type: 'cell' }),
      method('royalty_params', 'numerator, denominator, receiver'),
    ],
  ],
  [/^nft_item/, [method('get_nft_data', 'initialised, index, collection, owner, own content')]],
  [/^nft_.*sale|_sale_/, [method('get_sale_data', 'data')]],
  [
    /dns|domain/,
    [
      method('get_domain', 'domain'),
      method('get_auction_info', 'highest bidder, highest bid, ends at'),
      method('get_last_fill_up_time', 'time'),
      method('dnsresolve', 'bits resolved, record', { name: 'subdomain', type: 'slice' }, num('category')),
    ],
  ],
  [
    /^multisig/,
    [
      method('get_multisig_data', 'next order, threshold, signers, proposers'),
      method('get_order_address', 'order', num('order seqno')),
    ],
  ],
  [/^nominator/, [method('get_pool_data', 'state'), method('list_nominators', 'nominators')]],
  [
    /^vesting/,
    [
      method('get_vesting_data', 'start, duration, unlock period, cliff, amount, sender, owner, whitelist'),
      method('get_locked_amount', 'locked', num('at time')),
      method('get_whitelist', 'whitelist'),
    ],
  ],
]

/** The methods of contracts of these kinds, each once. */
export function knownMethods(interfaces: readonly string[]): readonly GetMethod[] {
  const found = new Map<string, GetMethod>()
  for (const one of interfaces) {
    const rows = METHODS.find(([kind]) => kind.test(one))?.[1] ?? []
    for (const row of rows) if (!found.has(row.name)) found.set(row.name, row)
  }
  return [...found.values()]
}
