/** A comment in plain text. */
export const TEXT = '0x00000000'
/** A comment that only its reader can decrypt. */
export const ENCRYPTED_TEXT = '0x2167da4b'
/** A returned message: it names no operation. */
export const BOUNCE = '0xffffffff'
export const JETTON_TRANSFER = '0x0f8a7ea5'
export const JETTON_INTERNAL_TRANSFER = '0x178d4519'
export const JETTON_NOTIFY = '0x7362d09c'
export const JETTON_BURN = '0x595f07bc'
export const JETTON_BURN_NOTIFICATION = '0x7bdd97de'
export const EXCESS = '0xd53276db'
export const NFT_TRANSFER = '0x5fcc3d14'
export const NFT_OWNERSHIP_ASSIGNED = '0x05138d91'
/** What the owner of a wallet v5 signs from outside. */
export const WALLET_SIGNED = '0x7369676e'
/** What the owner of a wallet v5 signs, and another account delivers. */
export const WALLET_SIGNED_INTERNAL = '0x73696e74'
/** What an extension of a wallet v5 orders it to do. */
export const WALLET_EXTENSION = '0x6578746e'
/** What a highload wallet v3 sends to itself: the messages of a batch. */
export const HIGHLOAD_BATCH = '0xae42e5a4'
/** No operation: the tag of an action of the TVM that sends a message. */
export const SEND_MESSAGE = '0x0ec3c86d'

/**
 * Names of operations by opcode. Those of the standards are the CRC-32 of their TL-B schemes, as the standards count them. Answers
 * have the highest bit set. They are TEP-62 (NFT), 66 (royalties), 74 (jettons), 85 (SBT), 89 (discovery of wallets). The others
 * are texts in ASCII or numbers of the contracts. Sources: wallet-contract-v5 (`prefix::`), v4 and its plugins, elector,
 * dns-contract, editable items of token-contract.
 */
export const STANDARD_OPCODES = {
  [TEXT]: 'text_comment',
  [BOUNCE]: 'bounce',
  [ENCRYPTED_TEXT]: 'encrypted_comment',
  [JETTON_TRANSFER]: 'jetton_transfer',
  [JETTON_INTERNAL_TRANSFER]: 'jetton_internal_transfer',
  [JETTON_NOTIFY]: 'jetton_notify',
  [JETTON_BURN]: 'jetton_burn',
  [JETTON_BURN_NOTIFICATION]: 'jetton_burn_notification',
  [EXCESS]: 'excess',
  '0x2c76b973': 'provide_wallet_address',
  '0xd1735400': 'take_wallet_address',
  [NFT_TRANSFER]: 'nft_transfer',
  [NFT_OWNERSHIP_ASSIGNED]: 'nft_ownership_assigned',
  '0x2fcb26a2': 'nft_get_static_data',
  '0x8b771735': 'nft_report_static_data',
  '0x693d3950': 'nft_get_royalty_params',
  '0xa8cb00ad': 'nft_report_royalty_params',
  '0x1a0b9d51': 'nft_edit_content',
  '0x1c04412a': 'nft_transfer_editorship',
  '0x511a4463': 'nft_editorship_assigned',
  '0x04ded148': 'sbt_prove_ownership',
  '0x0524c7ae': 'sbt_ownership_proof',
  '0xd0c3bfea': 'sbt_request_owner',
  '0x0dd607e3': 'sbt_owner_info',
  '0x1f04537a': 'sbt_destroy',
  '0x6f89f5e3': 'sbt_revoke',
  '0x4eb1f0f9': 'dns_change_record',
  '0x557cea20': 'dns_outbid_notification',
  '0x4e73744b': 'elector_new_stake',
  '0x47657424': 'elector_recover_stake',
  [WALLET_SIGNED]: 'wallet_signed_external',
  [WALLET_SIGNED_INTERNAL]: 'wallet_signed_internal',
  [WALLET_EXTENSION]: 'wallet_extension_action',
  '0x706c7567': 'wallet_plugin_request',
} as const

/** The same table, for any opcode. */
export const OPCODES: Readonly<Record<string, string>> = STANDARD_OPCODES
