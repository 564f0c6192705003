import { Address, beginCell, Cell, Dictionary } from '@ton/core'
import { methodId } from './methodId.ts'

const inPlace = {
  serialize: (cell: Cell, builder: ReturnType<typeof beginCell>) => builder.storeSlice(cell.beginParse()),
  parse: (slice: ReturnType<Cell['beginParse']>) => slice.asCell(),
}

const instructions = (hex: string) => beginCell().storeBuffer(Buffer.from(hex, 'hex'))

/** `PUSHROOT CTOS 32 PLDU`: the number behind nothing else in the data. */
const SEQNO = 'ed44d0d70b1f'
/** `SETCP0 19 DICTPUSHCONST DICTIGETJMPZ 11 THROWARG`, as all methods in a dictionary begin. */
const CHOOSE = 'ff00f4a413f4bcf2c80b'

/**
 * Keeps the configuration as data, and has its `seqno`. It takes coins from anybody and proposals from nobody: the configuration of
 * this chain never changes.
 */
function createCode(): Cell {
  const methods = Dictionary.empty(Dictionary.Keys.Int(19), inPlace)
  methods.set(0, Cell.EMPTY)
  methods.set(methodId('seqno'), instructions(SEQNO).endCell())
  return instructions(CHOOSE).storeRef(beginCell().storeDictDirect(methods).endCell()).endCell()
}

/** The contract at the address that the configuration names (param 0). `config` is the dictionary, a base64 BoC. */
export function createConfigContract(config: string): { address: Address; init: { code: Cell; data: Cell } } {
  const root = Cell.fromBase64(config)
  const params = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), root)
  const address = new Address(-1, (params.get(0) as Cell).beginParse().loadBuffer(32))
  // As the contract of the main network keeps it: the dictionary, a number, a public key, the votes.
  const data = beginCell().storeRef(root).storeUint(0, 32).storeUint(0, 256).storeBit(false).endCell()
  return { address, init: { code: createCode(), data } }
}
