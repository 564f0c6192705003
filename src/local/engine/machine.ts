import { type Address, beginCell, Cell, Dictionary, type TupleItem } from '@ton/core'
import { type EmulationResult, Executor } from '@ton/sandbox/dist/executor/Executor'
import { Refusal } from '../service/refusal.ts'
import type { Account } from './account.ts'
import { digest } from './random.ts'
import { bocOf } from './spelling.ts'

/** Of a get-method: as much as on the service. */
const GAS_LIMIT = 1_000_000n

/** What every run reads, beside the account. */
export interface ChainConfig {
  /** The configuration's dictionary, base64 BoC. */
  config: string
  /** Code that accounts name by its hash alone. Base64 BoCs by hash, base64. */
  libraries: Readonly<Record<string, string>>
}

/** The state that a get-method reads. */
export interface ContractState {
  code: Cell
  data: Cell
  /** Nanograms. */
  balance: bigint
  /** Unix seconds. */
  time: number
}

export interface Delivery {
  message: Cell
  account: Account
  lt: bigint
  /** Unix seconds. */
  now: number
  seqno: number
  /** 32 bytes. Default: that of the block. */
  randomSeed?: Buffer | undefined
  /** Default: no. */
  ignoreChksig?: boolean | undefined
  verbosity: 'short' | 'full' | 'full_location_stack'
}

/** The TVM of one chain. Its random numbers follow from the seed and the block alone. */
export interface Machine {
  deliver(delivery: Delivery): Promise<EmulationResult>
  runGetMethod(
    address: Address,
    methodId: number,
    stack: TupleItem[],
    state: ContractState,
  ): Promise<{ exitCode: number; gasUsed: number; stack: Cell }>
}

function libraryCell(libraries: ChainConfig['libraries']): Cell | null {
  const codes = Object.values(libraries).map((boc) => Cell.fromBase64(boc))
  if (!codes.length) return null
  const dictionary = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell())
  for (const code of codes) dictionary.set(code.hash(), code)
  return beginCell().storeDictDirect(dictionary).endCell()
}

export async function createMachine(seed: number, { config, libraries }: ChainConfig): Promise<Machine> {
  const executor = await Executor.create()
  const libs = libraryCell(libraries)
  return {
    deliver: ({ account, seqno, ignoreChksig = false, randomSeed = digest('block', seed, seqno), ...rest }) =>
      executor.runTransaction({
        ...rest,
        ignoreChksig,
        randomSeed,
        config,
        libs,
        shardAccount: bocOf(account.state),
        debugEnabled: false,
      }),
    async runGetMethod(address, methodId, stack, { code, data, balance, time }) {
      const { output } = await executor.runGetMethod({
        code,
        data,
        methodId,
        stack,
        config,
        ...(libs && { libs }),
        verbosity: 'short',
        address,
        unixTime: time,
        balance,
        randomSeed: digest('get', seed),
        gasLimit: GAS_LIMIT,
        debugEnabled: false,
      })
      if (!output.success) throw new Refusal(500, output.error)
      return {
        exitCode: output.vm_exit_code,
        gasUsed: Number(output.gas_used),
        stack: Cell.fromBase64(output.stack),
      }
    },
  }
}
