import type { JettonWallet } from '../../contract/v3/jettonWallet.ts'
import type { NftTransfer } from '../../contract/v3/nftTransfer.ts'
import { opcodes, spellOpcode } from '../bodies/opcodes.ts'
import { type JettonEvent, readJettonEvent } from './jettonRows.ts'
import { readNftTransfer } from './nftRows.ts'
import type { NftItemRow, TransactionRow } from './rows.ts'
import { receivedBy } from './storedRow.ts'

interface Tokens {
  readonly holdings: ReadonlyMap<string, JettonWallet>
  readonly items: ReadonlyMap<string, NftItemRow>
}

const [TRANSFER, BURN, ITEM_TRANSFER] = [opcodes.jetton_transfer, opcodes.jetton_burn, opcodes.nft_transfer].map(
  spellOpcode,
)

/**
 * Transactions in which a token was asked to move, oldest first: the opcode and the account say so. The body is read on demand: of a
 * long chain most are never asked for.
 */
export class TokenEvents {
  readonly jettonTransfers: TransactionRow[] = []
  readonly jettonBurns: TransactionRow[] = []
  readonly nftTransfers: TransactionRow[] = []
  readonly #tokens: Tokens
  readonly #jettons = new WeakMap<TransactionRow, { readonly event: JettonEvent | undefined }>()
  readonly #items = new WeakMap<TransactionRow, { readonly event: NftTransfer | undefined }>()

  constructor(tokens: Tokens) {
    this.#tokens = tokens
  }

  /** Adds a transaction of a new block, after the tokens of that block. */
  add(row: TransactionRow): void {
    const opcode = receivedBy(row)?.opcode
    const { holdings, items } = this.#tokens
    if (opcode === TRANSFER && holdings.has(row.account)) this.jettonTransfers.push(row)
    else if (opcode === BURN && holdings.has(row.account)) this.jettonBurns.push(row)
    else if (opcode === ITEM_TRANSFER && items.has(row.account)) this.nftTransfers.push(row)
  }

  /** The transfer or burn in a transaction; `undefined` where its body does not read, and for transfers that failed. */
  jettonEvent(row: TransactionRow): JettonEvent | undefined {
    let read = this.#jettons.get(row)
    if (!read) {
      const wallet = this.#tokens.holdings.get(row.account)
      read = { event: wallet && readJettonEvent(row, wallet) }
      this.#jettons.set(row, read)
    }
    return read.event
  }

  /** The transfer of an item in a transaction; `undefined` where its body does not read. */
  nftTransfer(row: TransactionRow): NftTransfer | undefined {
    let read = this.#items.get(row)
    if (!read) {
      const item = this.#tokens.items.get(row.account)
      read = { event: item && readNftTransfer(row, item) }
      this.#items.set(row, read)
    }
    return read.event
  }
}
