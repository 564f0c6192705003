import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { AddressBook } from '../../src/contract/v3/addressBook.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import { jettonWalletsOf } from '../../src/reading/value/jettonWallets.ts'
import { sayRole } from '../../src/ui/reading/sayRole.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { createWords } from '../../src/ui/words/words.ts'
import { accountOf, MASTER, OWN, RECEIVER, THEIRS, WALLET } from '../reading/made.ts'

const info = (type: string, more: object = {}) => ({ is_indexed: true, token_info: [{ type, valid: true, ...more }] })
const usdt = info('jetton_masters', { symbol: 'USDT' })
const wallet = (owner: string) => info('jetton_wallets', { extra: { owner, jetton: MASTER } })
const named = { [WALLET]: { user_friendly: null, domain: 'harbor.ton', interfaces: ['wallet_v5r1'] } } as AddressBook

interface Known {
  metadata?: object
  addressBook?: AddressBook
  actions?: readonly Action[]
  isFlagged?: boolean
}

const speech = { wordsOf: createWords({}, 'en'), testOnly: false }
const say = (accounts: readonly string[], known: Known = {}, language = speech) => {
  const { metadata = {}, addressBook = named, actions = [], isFlagged = false } = known
  const books = {
    addressBook,
    metadata: metadata as Metadata,
    flagsOf: () => (isFlagged ? [{ kind: 'lookalike' as const }] : []),
    walletOf: jettonWalletsOf(metadata as Metadata, actions),
  }
  return sayRole(accounts, books, language)
}
const of = (...interfaces: string[]) => ({ [OWN]: { user_friendly: null, domain: null, interfaces } }) as AddressBook

describe('what an account is', () => {
  it('is the wallet or the contract of a token, by its name, where metadata or an action proves it', () => {
    expect(say([OWN], { metadata: { [OWN]: wallet(WALLET), [MASTER]: usdt } })).toBe('USDT wallet of harbor.ton')
    expect(say([MASTER], { metadata: { [MASTER]: usdt } })).toBe('Token contract of USDT')
    const details = { sender: WALLET, sender_jetton_wallet: OWN, asset: MASTER }
    const actions = [{ type: 'jetton_transfer', details } as unknown as Action]
    expect(say([OWN], { metadata: { [MASTER]: usdt }, actions })).toBe('USDT wallet of harbor.ton')
    expect(say([MASTER], { metadata: { [MASTER]: usdt } }, { ...speech, wordsOf: createWords(russian, 'ru') })).toBe(
      'Контракт токена USDT',
    )
  })

  it('has no name of a token that is flagged: it may be the name of another', () => {
    expect(say([MASTER], { metadata: { [MASTER]: usdt }, isFlagged: true })).toBe('Token contract of 5555…5555')
  })

  it('is one thing for an item that is a domain, whichever answer names it', () => {
    const domain = info('nft_items', { extra: { domain: 'harbor.ton' } })
    expect(say([OWN], { metadata: { [OWN]: domain }, addressBook: of('dns', 'nft_item') })).toBe('Domain harbor.ton')
    expect(say([OWN], { addressBook: of('dns', 'editable', 'nft_item') })).toBe('Domain')
    expect(say([OWN], { metadata: { [OWN]: info('nft_items', { name: 'Evening' }) } })).toBe('NFT Evening')
    expect(say([OWN], { addressBook: of('nft_item') })).toBe('NFT')
  })

  it('is the kind that the service knows for any other, and nothing where it knows none', () => {
    expect(say([WALLET])).toBe('Wallet v5 r1')
    expect(say([RECEIVER])).toBeUndefined()
  })

  it('is of several what all of them are', () => {
    const metadata = { [OWN]: wallet(WALLET), [THEIRS]: wallet(RECEIVER), [MASTER]: usdt }
    expect(say([OWN, OWN], { metadata })).toBe('USDT wallet of harbor.ton')
    expect(say([OWN, THEIRS], { metadata })).toBe('Token wallet')
    expect(say([OWN, MASTER], { metadata })).toBeUndefined()
    expect(say([accountOf(9), OWN], { metadata })).toBeUndefined()
  })
})
