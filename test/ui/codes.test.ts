import { describe, expect, it } from 'vitest'
import { type ErrorCode, ServerError, TonCenterError } from '../../src/core/errors.ts'
import { OPCODES } from '../../src/core/values/opcodes.ts'
import { exitSentence } from '../../src/ui/reading/exitSentence.ts'
import { errorSentence, sayError } from '../../src/ui/states/errorText.ts'
import { exitTexts } from '../../src/ui/words/en/reading/exits.ts'
import { errorTexts } from '../../src/ui/words/en/states/errors.ts'
import { createWords } from '../../src/ui/words/words.ts'

const BODY = '= InternalMsgBody'
const RESPONSE = 0x80000000
const hex = (opcode: number) => `0x${(opcode >>> 0).toString(16).padStart(8, '0')}`

/** CRC-32 of IEEE 802.3, as TL-B counts the tags of constructors. */
function crc32(text: string): number {
  let crc = -1
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** The schemes as the standards print them: the opcode follows from the text. */
const REQUESTS: Readonly<Record<string, string>> = {
  jetton_transfer:
    'transfer query_id:uint64 amount:VarUInteger 16 destination:MsgAddress response_destination:MsgAddress custom_payload:Maybe ^Cell forward_ton_amount:VarUInteger 16 forward_payload:Either Cell ^Cell',
  jetton_notify:
    'transfer_notification query_id:uint64 amount:VarUInteger 16 sender:MsgAddress forward_payload:Either Cell ^Cell',
  jetton_internal_transfer:
    'internal_transfer query_id:uint64 amount:VarUInteger 16 from:MsgAddress response_address:MsgAddress forward_ton_amount:VarUInteger 16 forward_payload:Either Cell ^Cell',
  jetton_burn: 'burn query_id:uint64 amount:VarUInteger 16 response_destination:MsgAddress custom_payload:Maybe ^Cell',
  jetton_burn_notification:
    'burn_notification query_id:uint64 amount:VarUInteger 16 sender:MsgAddress response_destination:MsgAddress',
  provide_wallet_address: 'provide_wallet_address query_id:uint64 owner_address:MsgAddress include_address:Bool',
  nft_transfer:
    'transfer query_id:uint64 new_owner:MsgAddress response_destination:MsgAddress custom_payload:Maybe ^Cell forward_amount:VarUInteger 16 forward_payload:Either Cell ^Cell',
  nft_ownership_assigned: 'ownership_assigned query_id:uint64 prev_owner:MsgAddress forward_payload:Either Cell ^Cell',
  nft_get_static_data: 'get_static_data query_id:uint64',
  nft_get_royalty_params: 'get_royalty_params query_id:uint64',
  sbt_prove_ownership: 'prove_ownership query_id:uint64 dest:MsgAddress forward_payload:^Cell with_content:Bool',
  sbt_ownership_proof:
    'ownership_proof query_id:uint64 item_id:uint256 owner:MsgAddress data:^Cell revoked_at:uint64 content:Maybe ^Cell',
  sbt_owner_info:
    'owner_info query_id:uint64 item_id:uint256 initiator:MsgAddress owner:MsgAddress data:^Cell revoked_at:uint64 content:Maybe ^Cell',
  sbt_destroy: 'destroy query_id:uint64',
  sbt_revoke: 'revoke query_id:uint64',
}
/** With the highest bit: answers, and one request that TEP-85 numbers so. */
const ANSWERS: Readonly<Record<string, string>> = {
  excess: 'excesses query_id:uint64',
  take_wallet_address: 'take_wallet_address query_id:uint64 wallet_address:MsgAddress owner_address:Maybe ^MsgAddress',
  nft_report_static_data: 'report_static_data query_id:uint64 index:uint256 collection:MsgAddress',
  nft_report_royalty_params:
    'report_royalty_params query_id:uint64 numerator:uint16 denominator:uint16 destination:MsgAddress',
  sbt_request_owner: 'request_owner query_id:uint64 dest:MsgAddress forward_payload:^Cell with_content:Bool',
}
/** Four letters, which the contracts compare as a number. */
const LETTERS: Readonly<Record<string, string>> = {
  elector_new_stake: 'NstK',
  elector_recover_stake: 'Get$',
  wallet_signed_external: 'sign',
  wallet_signed_internal: 'sint',
  wallet_extension_action: 'extn',
  wallet_plugin_request: 'plug',
}

describe('the name of an operation', () => {
  it.each(Object.entries(REQUESTS))('%s has the number of its scheme', (name, scheme) => {
    expect(OPCODES[hex(crc32(`${scheme} ${BODY}`) & ~RESPONSE)]).toBe(name)
  })
  it.each(Object.entries(ANSWERS))('%s has that of an answer', (name, scheme) => {
    expect(OPCODES[hex(crc32(`${scheme} ${BODY}`) | RESPONSE)]).toBe(name)
  })
  it.each(Object.entries(LETTERS))('%s has four letters', (name, letters) => {
    const number = [...letters].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
    expect(OPCODES[hex(number)]).toBe(name)
  })
})

describe('the sentence of an exit code', () => {
  const say = (code: number, interfaces: string[] = [], phase: 'compute' | 'action' = 'compute') =>
    exitTexts[exitSentence(code, phase, interfaces)]

  it('is of the contract where its code throws that number, and of the machine elsewhere', () => {
    expect(say(33, ['wallet_v4r2'])).toContain('seqno')
    expect(say(133, ['wallet_v5r1'])).toContain('seqno')
    expect(say(133)).toBe('The contract is stopped.')
    expect(say(9, ['wallet_v5r1'])).toBe(say(9))
    expect(say(33)).toBe(exitTexts['exit.other'])
  })

  it('says both meanings where a standard contract throws one number for two reasons', () => {
    // jetton-wallet.fc: `receive_tokens` by the sender, `burn_tokens` by the value.
    expect(say(707, ['jetton_wallet'])).toMatch(/wallet of this jetton, or .*too little value/)
    // wallet3-code.fc: the time, and the signature.
    expect(say(35, ['wallet_v3r2'])).toMatch(/signature.*expired/)
  })

  it('is that of the version where two versions of a wallet throw one number for two reasons', () => {
    // Wallets v1 and v2 have no wallet ID: theirs is the signature.
    expect(say(34, ['wallet_v2r2'])).toMatch(/signature/)
    expect(say(34, ['wallet_v4r2'])).toMatch(/wallet ID/)
    expect(say(36, ['wallet_highload_v3r1'])).toBe(exitTexts['exit.other'])
  })

  it('is another one for a collection than for its items', () => {
    expect(say(402, ['nft_item'])).toContain('Not enough value')
    expect(say(402, ['nft_collection'])).toContain('not minted yet')
    expect(say(399, ['nft_collection'])).toContain('Too many items')
    expect(say(405, ['nft_collection'])).toBe(exitTexts['exit.other'])
    expect(say(405, ['nft_item'])).toContain('Only the collection')
  })

  it('of the action phase is never one of a contract', () => {
    expect(say(33, ['wallet_v4r2'], 'action')).toContain('255 actions')
    expect(say(34, ['wallet_v4r2'], 'action')).toContain('An action')
    expect(say(-32, [], 'action')).toBe(exitTexts['exit.otherAction'])
  })

  it('is there for every code that wallet v5 throws, one for each', () => {
    const sentences = Array.from({ length: 16 }, (_, index) => say(132 + index, ['wallet_v5r1']))
    expect(new Set(sentences).size).toBe(16)
    expect(sentences).not.toContain(exitTexts['exit.other'])
  })
})

/** Who gave up is who asked: there is nothing to be said of it. */
const UNTOLD: readonly ErrorCode[] = ['aborted']
const TOLD: Readonly<Record<Exclude<ErrorCode, 'aborted'>, RegExp>> = {
  'unknown-key': /key/,
  'network-not-allowed': /key/,
  'key-restricted': /settings of the API key/,
  'browser-key': /key/,
  'send-not-allowed': /not allowed.*Nothing was sent/,
  'method-not-allowed': /of this kind/,
  'bad-request': /did not accept/,
  'invalid-params': /^Nothing was sent/,
  'not-found': /no record of this/,
  'not-in-history': /archival/,
  'message-refused': /Nothing was sent/,
  'rate-limit': /Rate limit reached/,
  server: /failed to answer/,
  timeout: /too long/,
  connection: /could not be reached/,
  'not-loaded': /could not be reached/,
  'not-json': /cannot be read/,
  'response-mismatch': /cannot be read/,
  'ownership-mismatch': /cannot be read/,
}

describe('the sentence of an error', () => {
  const say = (code: ErrorCode) =>
    errorTexts[errorSentence(new TonCenterError(code, { endpoint: 'v3 blocks', network: 'mainnet' }, 'what happened'))]

  it.each(Object.entries(TOLD))('%s says what happened', (code, sentence) => {
    expect(say(code as ErrorCode)).toMatch(sentence)
  })
  it('names the status with which the service failed', () => {
    const info = { endpoint: 'v3 blocks', network: 'mainnet', status: 502 } as const
    expect(sayError(new ServerError(info), createWords({}, 'en')(errorTexts))).toBe(
      'The service cannot answer at the moment (error 502). Try again later.',
    )
  })
  it('is a plain one for an error of another library', () => {
    expect(errorTexts[errorSentence(new Error('no idea'))]).toBe('Something went wrong.')
    expect(UNTOLD.map(say)).toEqual(['Something went wrong.'])
  })
})
