import { beginCell, Cell, Dictionary, type DictionaryKey } from '@ton/core'
import {
  WalletContractV1R3,
  WalletContractV2R2,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5Beta,
  WalletContractV5R1,
} from '@ton/ton'
import { describe, expect, it } from 'vitest'
import { readWalletData } from '../../src/reading/walletData.ts'

const KEY = '0a'.repeat(32)
const wallet = { workchain: 0, publicKey: Buffer.from(KEY, 'hex') }
const ID = 698_983_191

/** The data with which a library of others deploys a wallet. */
const deployed = (contract: { init: { data: Cell } }) => contract.init.data.toBoc().toString('base64')

/** The same data with a dictionary of so many accounts at their end. */
function installed(boc: string, accounts: number, keys: DictionaryKey<bigint>): string {
  const entries = Dictionary.empty(keys, Dictionary.Values.BigUint(1))
  for (let index = 0; index < accounts; index++) entries.set(BigInt(index) * 7n + 1n, 1n)
  const data = Cell.fromBase64(boc).beginParse()
  return beginCell()
    .storeBits(data.loadBits(data.remainingBits - 1))
    .storeDict(entries)
    .endCell()
    .toBoc()
    .toString('base64')
}

const V4 = deployed(WalletContractV4.create({ ...wallet, walletId: ID }))
const V5 = deployed(WalletContractV5R1.create({ ...wallet, walletId: { networkGlobalId: -239 } }))

describe('The data of a wallet, as a library of others writes it', () => {
  it.each([
    ['wallet_v1r3', deployed(WalletContractV1R3.create(wallet)), {}],
    ['wallet_v2r2', deployed(WalletContractV2R2.create(wallet)), {}],
    ['wallet_v3r2', deployed(WalletContractV3R2.create({ ...wallet, walletId: ID })), { walletId: ID }],
    ['wallet_v4r2', V4, { walletId: ID, others: 0 }],
    ['wallet_v5r1', V5, { walletId: 2_147_483_409, isSignatureAllowed: true, others: 0 }],
  ])('has the key of %s and what its version adds', (name, boc, more) => {
    expect(readWalletData([name], boc)).toEqual({ publicKey: KEY, ...more })
  })

  it('counts plugins of v4 and extensions of v5', () => {
    const plugins = installed(V4, 3, Dictionary.Keys.BigUint(264))
    const extensions = installed(V5, 2, Dictionary.Keys.BigUint(256))
    expect(readWalletData(['wallet_v4r2'], plugins)?.others).toBe(3)
    expect(readWalletData(['wallet_v5r1'], extensions)?.others).toBe(2)
  })

  it('says that a wallet refuses signed orders', () => {
    const data = Cell.fromBase64(V5).beginParse().skip(1)
    const boc = beginCell().storeBit(false).storeSlice(data).endCell().toBoc().toString('base64')
    expect(readWalletData(['wallet_v5r1'], boc)?.isSignatureAllowed).toBe(false)
  })
})

describe('Data that are no wallet of a known version', () => {
  const beta = deployed(WalletContractV5Beta.create(wallet))
  it.each([
    ['of another contract', ['jetton_master'], V4],
    ['of a highload wallet', ['wallet_highload_v3r1'], V4],
    ['of the beta of v5, under the name of v5', ['wallet_v5r1'], beta],
    ['of the beta of v5', ['wallet_v5_beta'], beta],
    ['too short', ['wallet_v4r2'], deployed(WalletContractV1R3.create(wallet))],
    ['too long', ['wallet_v3r2'], V4],
    [
      'with a dictionary whose keys have another length',
      ['wallet_v4r2'],
      installed(V4, 3, Dictionary.Keys.BigUint(256)),
    ],
    ['no cells', ['wallet_v4r2'], 'AAAA'],
  ])('are nothing: %s', (_, interfaces, boc) => {
    expect(readWalletData(interfaces, boc)).toBeUndefined()
  })
})
