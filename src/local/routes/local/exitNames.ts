/** Exit codes that the TVM and the phases of a transaction have themselves, as the documentation of TON names them. A contract has its own above. */
const EXITS: Readonly<Record<number, string>> = {
  0: 'success',
  1: 'alternative success',
  2: 'stack underflow',
  3: 'stack overflow',
  4: 'integer overflow',
  5: 'integer out of range',
  6: 'invalid opcode',
  7: 'type check error',
  8: 'cell overflow',
  9: 'cell underflow',
  10: 'dictionary error',
  11: 'unknown error',
  12: 'fatal error',
  13: 'out of gas',
  [-14]: 'out of gas',
}

const RESULTS: Readonly<Record<number, string>> = {
  0: 'success',
  32: 'action list is invalid',
  33: 'action list is too long',
  34: 'action is invalid or not supported',
  35: 'invalid source address in an outbound message',
  36: 'invalid destination address in an outbound message',
  37: 'not enough coins',
  38: 'not enough extra currencies',
  39: 'outbound message does not fit into a cell',
  40: 'outbound message cannot be processed',
  41: 'library reference is null',
  42: 'library change action error',
  43: 'library limits exceeded',
  50: 'account state limits exceeded',
}

/** The name of an exit code of the compute phase; `null` for one of the contract's own. */
export const exitName = (code: number): string | null => EXITS[code] ?? null

/** The name of a result code of the action phase. */
export const resultName = (code: number): string | null => RESULTS[code] ?? null
