import { tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import { jettonWalletOf } from '../../reading/value/messageAsset.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { shorten } from '../text/Short.tsx'
import { sayByKey } from '../text/sayByKey.ts'
import { nftAt } from '../tokens/nft.ts'
import { domainOfItem } from '../tokens/tokenInfo.ts'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { roleTexts } from '../words/en/reading/outcomes.ts'
import type { WordsOf } from '../words/words.ts'
import { accountName, type Naming } from './accountName.ts'

interface RoleSpeech extends Naming {
  readonly wordsOf: WordsOf
}

/** What a kind of contract is, and what one of its kind is: `Token contract`, `Token contract of USDT`. */
interface Role {
  readonly kind: string
  readonly own: string
}

/** The symbol of a jetton. A flagged one is named by its address: its symbol may be another token's. */
export function symbolOf(jetton: string, { metadata, flagsOf }: TokenBooks): string {
  const token = tokenInfoOf(jetton, metadata, 'jetton_masters')
  const given = flagsOf(token, jetton).length > 0 ? undefined : token?.symbol || token?.name
  return visibleString(given || shorten(jetton.slice(jetton.indexOf(':') + 1), 4), 16)
}

/** What an account is, where the service knows: one rule for graphs, lists and tables. */
function readRole(account: string, books: TokenBooks, { wordsOf, ...naming }: RoleSpeech): Role | undefined {
  const { addressBook, metadata } = books
  const words = wordsOf(roleTexts)
  const interfaces = addressBook[account]?.interfaces ?? []
  const isOf = (type: string, name: string) =>
    metadata[account]?.token_info?.some((info) => info.type === type) === true || interfaces.includes(name)
  const wallet = books.walletOf?.(account) ?? jettonWalletOf(account, metadata)
  if (wallet || interfaces.includes('jetton_wallet')) {
    const kind = words('role.wallet')
    if (!wallet) return { kind, own: kind }
    const owner = accountName(wallet.owner, addressBook, naming)
    return { kind, own: words('role.walletOf', { symbol: symbolOf(wallet.jetton, books), owner }) }
  }
  if (isOf('jetton_masters', 'jetton_master'))
    return { kind: words('role.jetton'), own: words('role.jettonOf', { symbol: symbolOf(account, books) }) }
  if (isOf('nft_items', 'nft_item')) {
    const { token, name, flags } = nftAt(account, null, books)
    const isDomain = interfaces.includes('dns') || domainOfItem(token) !== undefined
    return named(isDomain ? 'domain' : 'nft', flags.length > 0 ? undefined : name, wordsOf)
  }
  if (isOf('nft_collections', 'nft_collection')) {
    const token = tokenInfoOf(account, metadata, 'nft_collections')
    return named('collection', books.flagsOf(token, account).length > 0 ? undefined : token?.name, wordsOf)
  }
  const [known] = interfaces
  const kind = known && visibleString(sayByKey('contract', known, wordsOf), 32)
  return kind ? { kind, own: kind } : undefined
}

function named(what: 'collection' | 'domain' | 'nft', name: string | undefined, wordsOf: WordsOf): Role {
  const words = wordsOf(roleTexts)
  const kind = words(`role.${what}`)
  return { kind, own: name ? words(`role.${what}Of`, { name: visibleString(name, 32) }) : kind }
}

/** What an account is, with the name of its token; what several are, where all are the same or of one kind. */
export function sayRole(
  accounts: readonly (string | undefined)[],
  books: TokenBooks,
  speech: RoleSpeech,
): string | undefined {
  const roles = [...new Set(accounts)].map((account) => (account ? readRole(account, books, speech) : undefined))
  const same = (texts: readonly (string | undefined)[]) => (new Set(texts).size === 1 ? texts[0] : undefined)
  return same(roles.map((role) => role?.own)) ?? same(roles.map((role) => role?.kind))
}
