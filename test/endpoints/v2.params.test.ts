import { describe, expect, it } from 'vitest'
import type { LegacyStackInput } from '../../src/contract/v2/legacyStackInput.ts'
import type { TvmStackEntry } from '../../src/contract/v2/tvmList.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import { said, sent } from './sent.ts'

const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const UQ = 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI'
const RAW = '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8'
const HEX = RAW.slice(2)
const BASE64 = btoa(HEX.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))
const HASH = 'A'.repeat(43)
const BOC = 'te6cckEBAQEAAgAAAEysuc0='
const BOC_HEX = [...atob(BOC)].map((char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('')
const BLOCK = { workchain: -1, shard: '-9223372036854775808', seqno: 1 }

describe('a block in the params of v2', () => {
  it('is refused without a number that the service can know', () => {
    expect(said(v2.getShards, { seqno: 0 })).toContain('seqno: should be a block number, 1 or more')
    expect(said(v2.getAddressBalance, { address: EQ, seqno: 1.5 })).toContain('seqno')
    expect(said(v2.getShardBlockProof, { ...BLOCK, from_seqno: -1 })).toContain('from_seqno')
  })

  it('is refused where the shard is none', () => {
    for (const shard of ['', 'all', '8000', String(1n << 64n), String(-(1n << 63n) - 1n), '0x80000000000000000']) {
      const params = { ...BLOCK, shard }
      if (shard === '8000') expect(sent(v2.getBlockHeader, params)).toMatchObject({ shard: '8000' })
      else expect(said(v2.getBlockHeader, params), shard).toContain('shard: should be a shard')
    }
  })

  it('takes the shard as either generation prints it, and sends the signed decimal', () => {
    for (const shard of ['-9223372036854775808', '8000000000000000', '0x8000000000000000', '9223372036854775808']) {
      expect(sent(v2.getBlockHeader, { ...BLOCK, shard })).toMatchObject({ shard: '-9223372036854775808' })
    }
    expect(sent(v2.getBlockHeader, { ...BLOCK, shard: '4000000000000000' }).shard).toBe('4611686018427387904')
    expect(sent(v2.getBlockHeader, { ...BLOCK, shard: 'c000000000000000' }).shard).toBe('-4611686018427387904')
  })

  it('is refused with one hash alone, which the service would pass over', () => {
    expect(said(v2.getBlockHeader, { ...BLOCK, root_hash: HASH })).toContain(
      'file_hash: should be given, as root_hash is',
    )
    expect(said(v2.getBlockTransactions, { ...BLOCK, file_hash: HASH })).toContain('root_hash: should be given')
    expect(said(v2.getBlockHeader, { ...BLOCK, root_hash: HASH, file_hash: HASH })).toContain('"file_hash"')
  })

  it('is looked up by exactly one of number, logical time and time', () => {
    const { seqno: _seqno, ...place } = BLOCK
    expect(said(v2.lookupBlock, place)).toContain('one of: seqno, lt, unixtime')
    expect(said(v2.lookupBlock, { ...BLOCK, unixtime: 1 })).toContain('unixtime: should be absent when seqno is given')
    expect(sent(v2.lookupBlock, { ...place, lt: '007' })).toEqual({ ...place, lt: '7' })
  })
})

describe('the place to go on in a list of v2', () => {
  it('is refused by half', () => {
    expect(said(v2.getTransactions, { address: EQ, lt: '5' })).toContain('hash: should be given, as lt is')
    expect(said(v2.getTransactionsStd, { address: EQ, hash: HASH })).toContain('lt: should be given, as hash is')
    expect(said(v2.getBlockTransactions, { ...BLOCK, after_lt: '5' })).toContain('after_hash: should be given')
    expect(said(v2.getBlockTransactionsExt, { ...BLOCK, after_hash: EQ })).toContain('after_lt: should be given')
  })

  it('names the account in any form, and is sent in one', () => {
    expect(said(v2.getBlockTransactions, { ...BLOCK, after_lt: '5', after_hash: 'me' })).toContain('after_hash')
    for (const after_hash of [EQ, UQ, RAW, RAW.toLowerCase(), HEX, BASE64]) {
      expect(sent(v2.getBlockTransactions, { ...BLOCK, after_lt: '5', after_hash })).toEqual({
        ...BLOCK,
        after_lt: '5',
        after_hash: BASE64,
        count: 40,
      })
    }
  })
})

describe('an address in the params of v2', () => {
  it('is refused with a wrong checksum, even where it is sent as given', () => {
    const wrong = EQ.replace('EQCD', 'EQCE')
    expect(said(v2.detectAddress, { address: wrong })).toContain('address: should be an address')
    expect(said(v2.packAddress, { address: '' })).toContain('address: should be an address')
  })

  it('is sent as given where its form is the question, else in one form', () => {
    for (const address of [EQ, UQ, RAW, RAW.toLowerCase()]) {
      expect(sent(v2.detectAddress, { address })).toEqual({ address })
      expect(sent(v2.packAddress, { address })).toEqual({ address })
      expect(sent(v2.unpackAddress, { address })).toEqual({ address: EQ })
      expect(sent(v2.getTokenData, { address })).toEqual({ address: EQ })
    }
  })
})

describe('the arguments of a get-method', () => {
  const run = (...stack: LegacyStackInput[]) => said(v2.runGetMethod, { address: EQ, method: 'seqno', stack })
  const argument = (entry: LegacyStackInput) =>
    (sent(v2.runGetMethod, { address: EQ, method: 'seqno', stack: [entry] }).stack as unknown[])[0]

  it('are refused where a number is none, or has lost digits already', () => {
    for (const value of ['', 'twelve', '1.5', 1.5, 2 ** 53, Number.NaN, 1n << 256n, `-${1n << 257n}`]) {
      expect(run(['num', value]), String(value)).toContain('stack.0.1: should be a whole number of 257 bits')
    }
  })

  it('are refused with a cell as the documents show it, which the service does not take', () => {
    expect(run(['cell', BOC as unknown as { bytes: string }])).toContain('stack.0.1: should be an object with bytes')
    expect(run(['tvm.Cell', ''])).toContain('stack.0.1: should be a bag of cells')
  })

  it('are refused with a tag that there is not, with a third part, and with none', () => {
    const wrong = [['constructor', 1], ['num', 1, 2], [], 'num', { 0: 'num', 1: 1 }] as unknown as LegacyStackInput[]
    for (const entry of wrong) expect(run(['num', 1], entry)).toContain('stack.1: should be [one of num, int,')
  })

  it('go out in one spelling for one number', () => {
    for (const value of [31, 31n, '31', '0x1f', '0X1F', '031']) expect(argument(['num', value])).toEqual(['num', '31'])
    for (const value of [-31, '-31', '-0x1f']) expect(argument(['int', value])).toEqual(['int', '-31'])
    expect(argument(['num', -(1n << 256n)])).toEqual(['num', String(-(1n << 256n))])
    expect(argument(['num', (1n << 256n) - 1n])).toEqual(['num', String((1n << 256n) - 1n)])
  })

  it('go out as BoC in base64, whole trees of them too', () => {
    expect(argument(['tvm.Slice', BOC_HEX])).toEqual(['tvm.Slice', BOC])
    expect(argument(['slice', { bytes: BOC_HEX }])).toEqual(['slice', { bytes: BOC }])
    const leaf = { data: { b64: 'gA==', len: 1 }, refs: [] }
    const tree = { data: { b64: '', len: 0 }, refs: [leaf, leaf] }
    expect(argument(['cell', tree])).toEqual(['cell', tree])
    expect(run(['cell', { ...tree, refs: [{ ...leaf, data: { b64: 'gA==', len: 1.5 } }] }])).toContain(
      'stack.0.1.refs.0.data.len',
    )
  })

  it('stay the caller’s own, in their order', () => {
    const stack: LegacyStackInput[] = [
      ['num', 2n],
      ['num', '0x1'],
      ['num', 2n],
    ]
    const out = sent(v2.runGetMethod, { address: EQ, method: 'f', stack })
    expect(out.stack).toEqual([
      ['num', '2'],
      ['num', '1'],
      ['num', '2'],
    ])
    expect(stack[0]).toEqual(['num', 2n])
  })

  it('arguments in the typed form are refused where one of them, however deep, is wrong', () => {
    const number = (number: string): TvmStackEntry => ({
      '@type': 'tvm.stackEntryNumber',
      number: { '@type': 'tvm.numberDecimal', number },
    })
    const tuple = (...elements: TvmStackEntry[]): TvmStackEntry => ({
      '@type': 'tvm.stackEntryTuple',
      tuple: { '@type': 'tvm.tuple', elements },
    })
    const method = { address: EQ, method: 'f' }
    expect(said(v2.runGetMethodStd, { ...method, stack: [tuple(number('5'))] })).toContain('"elements"')
    expect(said(v2.runGetMethodStd, { ...method, stack: [tuple(number('5'), number('0x5'))] })).toContain(
      'stack.0.tuple.elements.1.number.number: should be a decimal number',
    )
  })

  it('name a method by name or id, and an id has one spelling', () => {
    const method = (method: string | number) => said(v2.runGetMethod, { address: EQ, method, stack: [] })
    for (const wrong of ['', 1.5, 2 ** 31, '99999999999']) expect(method(wrong)).toContain('method: should be the name')
    expect(method('85143')).toContain('"method":85143')
    expect(method(85143)).toBe(method('85143'))
    expect(method('get_wallet_data')).toContain('"method":"get_wallet_data"')
  })
})

describe('other params of v2', () => {
  it('are refused with no BoC, no library, or more libraries than a URL holds', () => {
    expect(said(v2.sendBoc, { boc: '' })).toContain('boc: should be a bag of cells')
    expect(said(v2.getLibraries, { libraries: [] })).toContain('libraries: should be 1 to 100 values')
    const many = Array.from({ length: 101 }, (_, n) => n.toString(16).padStart(64, '0'))
    expect(said(v2.getLibraries, { libraries: many })).toContain('libraries: should be 1 to 100 values')
    const url = new URLSearchParams(
      (sent(v2.getLibraries, { libraries: many.slice(1) }).libraries as string[]).map((hash) => ['libraries', hash]),
    )
    expect(url.toString().length).toBeLessThan(8_000)
  })

  it('params of a JSON-RPC call are refused as a list; protocol and id go out even when they are not given', () => {
    expect(said(v2.jsonRPC, { method: '' })).toContain('method: should be a text')
    expect(said(v2.jsonRPC, { method: 'f', params: [1] as unknown as Record<string, unknown> })).toContain('params')
    expect(said(v2.jsonRPC, { method: 'f', id: 1.5 })).toContain('id: should be a text or a whole number')
    expect(sent(v2.jsonRPC, { method: 'getShards', params: { seqno: 1 } })).toEqual({
      jsonrpc: '2.0',
      id: '1',
      method: 'getShards',
      params: { seqno: 1 },
    })
    expect(sent(v2.jsonRPC, { method: 'getMasterchainInfo', id: 7 })).toMatchObject({ id: '7', params: {} })
  })
})
