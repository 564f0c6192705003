import { describe, expect, it } from 'vitest'
import type { Metadata } from '../../../src/contract/v3/metadata.ts'
import { readSteps } from '../../../src/reading/trace/steps.ts'
import { operationOf, operationOfAll } from '../../../src/ui/reading/stepText.ts'
import { assetOf, type Carried, coinsOf, sayCarried } from '../../../src/ui/traces/TraceTree/carried.ts'
import { createFormat } from '../../../src/ui/words/format.ts'
import { russian } from '../../../src/ui/words/ru/index.ts'
import { createWords } from '../../../src/ui/words/words.ts'
import { accountOf, type TraceLine, traceOf } from '../../../stories/fixtures/traces.ts'

const wordsOf = createWords({}, 'en')
const [WALLET, JETTON_WALLET, MASTER, ITEM] = [1, 2, 3, 4].map(accountOf) as [string, string, string, string]
const MASTER_INFO = { type: 'jetton_masters', symbol: 'USDT', name: 'Tether', extra: { decimals: '6' } }
const metadata = {
  [JETTON_WALLET]: {
    is_indexed: true,
    token_info: [{ type: 'jetton_wallets', extra: { owner: WALLET, jetton: MASTER } }],
  },
  [MASTER]: { is_indexed: true, token_info: [MASTER_INFO] },
  [ITEM]: { is_indexed: true, token_info: [{ type: 'nft_items', name: 'Evening' }] },
} as unknown as Metadata
/** A transfer of 845 400 000 units. */
const TRANSFER =
  'te6cckEBAgEAcQABrg+KfqUAAAAAAAkj2UMmPHwIAbZ0aNYjUHrjEQuap/2bOmgi3z8fhnHH956I967wV/djADiQGpfyKm0gsvMoev55dMmuVww3eYXzFVDJFCvdQlK7hzEtAQEAKgAAAAByZW50LCBzZWNvbmQgaGFsZkiratg='

const stepsOf = (...lines: Omit<TraceLine, 'parent'>[]) =>
  readSteps(traceOf([{ account: WALLET }, ...lines.map((line) => ({ parent: 0, ...line }))])).slice(1)
const jetton = (account: string, value = '100000000') => ({
  account,
  message: { opcode: '0x0f8a7ea5', value, message_content: { hash: null, body: TRANSFER, decoded: null } },
})
const said = (
  carried: Carried | undefined,
  count = 1,
  flags: readonly string[] = [],
  look: 'short' | 'full' = 'full',
) =>
  carried &&
  sayCarried(carried, {
    books: { addressBook: {}, metadata, flagsOf: () => flags as never },
    format: createFormat('en'),
    currency: { symbol: 'GRAM', decimals: 9, name: 'Gram' } as never,
    wordsOf,
    count,
  })[look]

describe('what a message carries', () => {
  it('is nothing but coins where the service does not know the account for a jetton wallet or an item', () => {
    const [step] = stepsOf(jetton(accountOf(9)))
    expect(assetOf([step as never], metadata)).toBeUndefined()
    expect(said(coinsOf([step as never]))).toBe('0.1 GRAM')
  })

  it('has its unit in a drawing too, coins as well', () => {
    const [step] = stepsOf(jetton(JETTON_WALLET))
    expect(said(coinsOf([step as never]), 1, [], 'short')).toBe('0.1 GRAM')
    expect(said(assetOf([step as never], metadata), 1, [], 'short')).toBe('845.4 USDT')
  })

  it('is nothing where it came from outside', () => {
    const [first] = readSteps(traceOf([{ account: WALLET }]))
    expect(coinsOf([first as never])).toBeUndefined()
  })

  it('is named by its address where the token is flagged: its symbol may be that of another', () => {
    const [step] = stepsOf(jetton(JETTON_WALLET))
    expect(said(assetOf([step as never], metadata), 1, ['fake'])).not.toContain('USDT')
  })

  it('is an amount of a jetton, or an item by its name', () => {
    const [token, item] = stepsOf(jetton(JETTON_WALLET), { account: ITEM, message: { opcode: '0x5fcc3d14' } })
    expect(said(assetOf([token as never], metadata))).toBe('845.4 USDT')
    expect(said(assetOf([item as never], metadata))).toBe('Evening')
  })

  it('is what each of several carries where that is the same, else what all of them do', () => {
    const same = stepsOf(jetton(JETTON_WALLET), jetton(JETTON_WALLET))
    expect(said(coinsOf(same), 2)).toBe('2 × 0.1 GRAM')
    expect(said(assetOf(same, metadata), 2)).toBe('2 × 845.4 USDT')
    expect(said(coinsOf(stepsOf(jetton(JETTON_WALLET), jetton(JETTON_WALLET, '300000000'))), 2)).toBe('0.4 GRAM in all')
  })
})

describe('the name of a message from outside', () => {
  const outside = (opcode: string | null) =>
    readSteps(traceOf([{ account: WALLET, message: { opcode, decoded_opcode: null } }]))[0] as never
  const bookOf = (kind: string) => ({ [WALLET]: { user_friendly: null, domain: null, interfaces: [kind] } })

  it('is plain where the account is not known for a wallet, and never the bits of a signature', () => {
    expect(operationOf(outside('0x9d3c1f00'), wordsOf, {})).toBe('External message')
    expect(operationOf(outside('0x9d3c1f00'), wordsOf, bookOf('dns_collection'))).toBe('External message')
  })

  it('names the wallet that its owner signed for', () => {
    expect(operationOf(outside('0x7369676e'), wordsOf, {})).toBe('Wallet v5 signed request')
    expect(operationOf(outside('0x9d3c1f00'), wordsOf, bookOf('wallet_v4r2'))).toBe('Wallet v4 signed request')
    expect(operationOf(outside('0x9d3c1f00'), wordsOf, bookOf('wallet_highload_v3r1'))).toBe(
      'Signed request, Wallet highload v3 r1',
    )
    expect(operationOf(outside('0x7369676e'), createWords(russian, 'ru'), {})).toBe('Подписанный запрос кошелька v5')
  })

  it('is one for steps that are alike, whose comments may differ', () => {
    const texts = ['one', 'two'].map((comment) => ({
      account: WALLET,
      message: {
        opcode: '0x00000000',
        message_content: { hash: null, body: null, decoded: { '@type': 'text_comment', comment } },
      },
    }))
    expect(operationOfAll(stepsOf(...(texts as never[])), wordsOf, {})).toBe('Transfer')
  })
})
