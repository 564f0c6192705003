import { type Address, beginCell, Cell } from '@ton/core'
import { WalletContractV4 } from '@ton/ton/dist/wallets/WalletContractV4'
import { jettonWalletCode } from './codes.ts'
import { createConfig } from './config.ts'
import { dnsRoot } from './dns.ts'
import type { ChainConfig } from './machine.ts'
import { digest } from './random.ts'
import { bocOf, spelledCellHash } from './spelling.ts'

/** A reference to code by its hash: the TVM looks it up among the libraries. */
const libraryReference = (code: Cell): Cell =>
  new Cell({ exotic: true, bits: beginCell().storeUint(2, 8).storeBuffer(code.hash()).endCell().bits })

/** The jetton wallet, kept once for all who hold a jetton whose wallets name it so. */
export const jettonWalletLibrary = /* @__PURE__ */ libraryReference(jettonWalletCode)

/** What every chain begins with, whatever is played on it. `genesis` in unix seconds. */
export const createChainConfig = (seed: number, genesis: number): ChainConfig => ({
  config: createConfig(seed, genesis, dnsRoot.address),
  libraries: { [spelledCellHash(jettonWalletCode)]: bocOf(jettonWalletCode) },
})

/** A wallet in the masterchain, where storage costs a thousand times as much. It soon has a debt, unless somebody pays in. */
export function createForgottenWallet(seed: number): { address: Address; init: { code: Cell; data: Cell } } {
  const { address, init } = WalletContractV4.create({ workchain: -1, publicKey: digest('key', seed, 'forgotten') })
  const { code, data } = init as { code: Cell; data: Cell }
  // It was used before. An account in its initial state does not freeze: it becomes uninitialized.
  const used = beginCell().storeUint(17, 32).storeSlice(data.beginParse().skip(32)).endCell()
  return { address, init: { code, data: used } }
}
