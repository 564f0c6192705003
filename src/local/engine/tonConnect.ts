import { Address, beginCell, Cell, external, storeMessage } from '@ton/core'
import { walletCodes } from '../bodies/walletCodes.ts'
import { Refusal } from '../service/refusal.ts'
import type { Chain } from './chain.ts'
import type { RequestedMessage, WalletRequest } from './engine.ts'
import { spelledCellHash } from './spelling.ts'
import { readWallet } from './wallets.ts'

/** In seconds. */
const VALID = 300

/** Fees apart, errors ignored: of each message, as the service has it. */
const MODE = 3

const V5_SIGNED = 0x7369676e
const SEND_MESSAGE = 0x0ec3c86d

const NO_SIGNATURE = Buffer.alloc(64)

function cellOf(boc: string, what: string): Cell {
  try {
    return Cell.fromBase64(boc)
  } catch {
    throw new Refusal(500, `Failed to compose external message: Failed to deserialize ${what} cell: not a bag of cells`)
  }
}

/** The message in the service's layout: payload and state in cells of their own, which a wallet may lay out otherwise. */
function messageCell({ address, bounce, amount, payload, stateInit }: RequestedMessage, now: number): Cell {
  if (amount >= 1n << 63n)
    throw new Refusal(500, 'Failed to compose external message: Failed to pack CurrencyCollection for value')
  const cell = beginCell()
    // Internal, without IHR.
    .storeUint(0b01, 2)
    .storeBit(bounce)
    .storeBit(false)
    // The wallet's own address, which the chain fills in.
    .storeUint(0, 2)
    .storeAddress(Address.parse(address))
    .storeCoins(amount)
    // No extra currencies, no fees, no logical time.
    .storeBit(false)
    .storeCoins(0)
    .storeCoins(0)
    .storeUint(0, 64)
    .storeUint(now, 32)
  if (stateInit === undefined) cell.storeBit(false)
  else cell.storeUint(0b11, 2).storeRef(cellOf(stateInit, 'state init'))
  return cell.storeMaybeRef(payload === undefined ? null : cellOf(payload, 'payload')).endCell()
}

/** Converts milliseconds, microseconds and nanoseconds to seconds. The size of a time shows its unit. */
function toSeconds(time: bigint): bigint {
  if (time >= 10n ** 18n) return time / 10n ** 9n
  if (time >= 10n ** 15n) return time / 10n ** 6n
  return time >= 10n ** 12n ? time / 1000n : time
}

/** The message from outside by which a deployed wallet would send what it is asked for, with an empty signature. @throws {Refusal} */
export function composeRequest(chain: Chain, { from, messages, validUntil }: WalletRequest): Cell {
  const to = Address.parse(from)
  const state = chain.account(to).facts.parsed.account?.storage.state
  const { code, data } = state?.type === 'active' ? state.state : {}
  if (!code || !data) throw new Refusal(500, 'Account state no code or no data')
  const known = walletCodes.get(spelledCellHash(code))
  const version = /^wallet_(v\dr\d)$/.exec(known?.name ?? '')?.[1]
  if (!known || !version) throw new Refusal(500, 'Account is not a known wallet')
  if (!/^v[345]/.test(version)) throw new Refusal(500, 'Unsupported wallet type')
  const wallet = readWallet(code, data)
  if (!wallet) throw new Refusal(500, 'Failed to compose external message: the data are no wallet')
  const cells = messages.map((message) => messageCell(message, chain.now))
  const until = toSeconds((version.startsWith('v3') ? undefined : validUntil) ?? BigInt(chain.now + VALID))
  const ids = beginCell()
    .storeUint(wallet.wallet_id ?? 0, 32)
    .storeUint(BigInt.asUintN(32, until), 32)
    .storeUint(wallet.seqno ?? 0, 32)
  const body = beginCell()
  if (version.startsWith('v5')) {
    const list = cells.reduce(
      (before, cell) =>
        beginCell().storeUint(SEND_MESSAGE, 32).storeUint(MODE, 8).storeRef(before).storeRef(cell).endCell(),
      Cell.EMPTY,
    )
    body.storeUint(V5_SIGNED, 32).storeBuilder(ids).storeMaybeRef(list).storeBit(false).storeBuffer(NO_SIGNATURE)
  } else {
    body.storeBuffer(NO_SIGNATURE).storeBuilder(ids)
    if (version.startsWith('v4')) body.storeUint(0, 8)
    for (const cell of cells) body.storeUint(MODE, 8).storeRef(cell)
  }
  return beginCell()
    .store(storeMessage(external({ to, body: body.endCell() })))
    .endCell()
}
