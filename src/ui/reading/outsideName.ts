import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { WALLET_SIGNED } from '../../core/values/opcodes.ts'
import type { ShownMessage } from '../../fromV2/shown.ts'
import { requestOf } from '../../reading/walletRequest.ts'
import { walletOf } from '../../reading/wallets.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { sayByKey } from '../text/sayByKey.ts'
import { outsideTexts } from '../words/en/traces.ts'
import type { WordsOf } from '../words/words.ts'

interface OutsideMessage {
  readonly opcode: string | undefined
  /** Of the account that received it. */
  readonly interfaces: readonly string[] | null | undefined
  /** The account took it: it has a transaction. */
  readonly isTaken: boolean
}

/**
 * The name of a message from outside: wallets read one that their owner signed. Of a wallet before v5 the body begins with the
 * signature, whose first bits are no opcode. `undefined` where it is not known for one of a wallet.
 */
export function outsideName({ opcode, interfaces, isTaken }: OutsideMessage, wordsOf: WordsOf): string | undefined {
  const words = wordsOf(outsideTexts)
  const wallet = walletOf(interfaces ?? undefined)
  const version = opcode === WALLET_SIGNED ? 'v5' : /^wallet[_ ](v\d+)/.exec(wallet ?? '')?.[1]
  if (version) return words('trace.signed', { version })
  return wallet && isTaken
    ? words('trace.signedAny', { wallet: visibleString(sayByKey('contract', wallet, wordsOf), 32) })
    : undefined
}

/**
 * The name of a message that is a request to a wallet; `undefined` for any other. Where the account is in no book, its body shows that.
 * @param isTaken its transaction is known
 */
export function requestName(
  message: ShownMessage,
  isTaken: boolean,
  book: AddressBook,
  wordsOf: WordsOf,
): string | undefined {
  const { source, destination, opcode } = message
  if (source !== null || destination === null) return
  const { interfaces } = book[destination] ?? {}
  return (
    outsideName({ opcode: opcode ?? undefined, interfaces, isTaken }, wordsOf) ??
    (!interfaces && requestOf(message) ? wordsOf(outsideTexts)('trace.signedUnnamed') : undefined)
  )
}
