import { describe, expect, it } from 'vitest'
import * as v3 from '../../src/endpoints/v3.ts'
import { said, sent } from './sent.ts'

const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const RAW = '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8'
const ONE = `${'0'.repeat(63)}1`
const TWO = `${'0'.repeat(63)}2`

describe('params of v3', () => {
  it('are refused in words where none of several is given, although the service wants one', () => {
    expect(said(v3.pendingActions, {})).toContain('account: should be given, or else one of: account, ext_msg_hash')
    expect(said(v3.dnsRecords, {})).toContain('wallet: should be given')
    expect(said(v3.multisigOrders, { limit: 5 })).toContain('address: should be given')
    expect(said(v3.transactionsByMessage, { direction: 'in' })).toContain('msg_hash: should be given')
  })

  it('are refused in words where two exclude each other', () => {
    expect(said(v3.traces, { account: EQ, trace_id: ONE })).toContain(
      'trace_id: should be absent when account is given',
    )
    expect(said(v3.vesting, { contract_address: EQ, wallet_address: EQ })).toContain('wallet_address: should be absent')
    expect(said(v3.validatorEvents, { stake_holder_address: EQ, adnl_address: ONE })).toContain(
      'adnl_address: should be absent',
    )
    expect(said(v3.dnsActiveAuctions, { bidder: EQ, after: 'c', offset: 5 })).toContain('offset: should be 0 or absent')
    expect(said(v3.dnsActiveAuctions, { bidder: EQ, after: 'c', offset: 0 })).toContain('"after":"c"')
  })

  it('are refused where a window of time ends before it starts', () => {
    expect(said(v3.validatorCycles, { start_utime: 6, end_utime: 5 })).toContain('at or before end_utime (5)')
    expect(said(v3.validatorCycles, { start_utime: 5, end_utime: 5 })).toContain('"start_utime":5')
  })

  it('are refused where the limit is lower because of what rows embed', () => {
    expect(said(v3.validatorElections, { return_participants: true, limit: 101 })).toContain('at most 100')
    expect(said(v3.validatorElections, { return_participants: true, limit: 100 })).toContain('"limit":100')
    expect(said(v3.validatorCycles, { return_validators: true, limit: 101 })).toContain('at most 100')
    expect(said(v3.validatorCycles, { limit: 101 })).toContain('"limit":101')
  })

  it('params of NFT items are refused where the service would not know which collection is meant', () => {
    const two = [`0:${ONE}`, `0:${TWO}`]
    expect(said(v3.nftItems, { collection_address: two })).toContain('one collection alone')
    expect(said(v3.nftItems, { collection_address: two, owner_address: two })).toContain('one collection alone')
    expect(said(v3.nftItems, { collection_address: two, owner_address: EQ })).toContain('"owner_address"')
    expect(said(v3.nftItems, { index: '5' })).toContain('given together with collection_address')
    expect(said(v3.nftItems, { index: 'five', collection_address: EQ })).toContain('a decimal number')
  })

  it('refuse texts that are empty and types of action in other letters', () => {
    expect(said(v3.dnsRecords, { domain: '' })).toContain('a text that is not empty')
    expect(said(v3.actions, { action_type: ['ton_transfer', 'a b'] })).toContain('letters, digits, _ and .')
    expect(said(v3.runGetMethod, { address: EQ, method: '' })).toContain('a text that is not empty')
  })

  it('refuse a text that is no bag of cells, and send one as base64', () => {
    for (const boc of ['', 'x', 'b5ee9c7', 'hello world', 'AAAA', 'te6cc', 'te6ccg!', '{}']) {
      expect(said(v3.sendMessage, { boc })).toContain('boc: should be a bag of cells')
    }
    expect(sent(v3.sendMessage, { boc: 'te6cckEBAQEAAgAAAEysuc0=' }).boc).toBe('te6cckEBAQEAAgAAAEysuc0=')
    expect(sent(v3.sendMessage, { boc: 'te6cckEBAQEAAgAAAEysuc0' }).boc).toBe('te6cckEBAQEAAgAAAEysuc0=')
    expect(sent(v3.sendMessage, { boc: 'b5ee9c72410101010002000000' }).boc).toBe('te6cckEBAQEAAgAAAA==')
  })

  it('keep the order where it has meaning, and repeats too', () => {
    expect(sent(v3.decode, { opcodes: ['0x2', '0x1', '0x2'] }).opcodes).toEqual([
      '0x00000002',
      '0x00000001',
      '0x00000002',
    ])
    const stack = [
      { type: 'num', value: '5' },
      { type: 'num', value: '1' },
    ] as const
    expect(sent(v3.runGetMethod, { address: EQ, method: 'get', stack }).stack).toEqual(stack)
    expect(sent(v3.runGetMethod, { address: EQ, method: 'get' }).stack).toEqual([])
  })

  it('params of messages take the text null for no address', () => {
    expect(sent(v3.messages, { source: 'null', destination: RAW })).toMatchObject({ source: 'null', destination: EQ })
    expect(said(v3.messages, { source: 'nobody' })).toContain('source: should be an address')
  })

  it('params of lists carry a limit even when none is given', () => {
    expect(sent(v3.nftItems, {}).limit).toBe(10)
    expect(sent(v3.dnsRecords, { wallet: EQ }).limit).toBe(100)
    expect(sent(v3.nominatorPoolValidatorEvents, { pool: EQ }).limit).toBe(100)
    expect(said(v3.topAccountsByBalance, { limit: 1025 })).toContain('1 to 1024')
  })
})
