import { localWords } from '../localWords.ts'
import { type ContractWordKey, contractWordsEn, contractWordsRu } from '../words/contracts.ts'

const useContractWords = localWords(contractWordsEn, contractWordsRu)

/**
 * Kinds by the names that the service has for code, the narrower one first. A name that a later service adds has none: its sentence
 * would say of money what nobody knows.
 */
const KINDS: readonly (readonly [name: RegExp, kind: ContractWordKey])[] = [
  [/^wallet_highload/, 'highload'],
  [/^wallet_v4r/, 'walletV4'],
  [/^wallet_v5(r|_beta)/, 'walletV5'],
  [/^wallet_(v[123]r|preprocessed)/, 'wallet'],
  [/^jetton_wallet/, 'jettonWallet'],
  [/^jetton_master/, 'master'],
  [/^nft_collection/, 'collection'],
  [/^nft_(.+_)?auction/, 'auction'],
  [/^nft_(.+_)?sale/, 'sale'],
  [/^nft_item/, 'item'],
  [/^multisig_order/, 'order'],
  [/^multisig/, 'multisig'],
  [/^nominator/, 'pool'],
  [/^vesting/, 'vesting'],
]

/** The kind of a contract. Of a domain the service says that it is an NFT that resolves names. */
export function contractKindOf(interfaces: readonly string[]): ContractWordKey {
  if (interfaces.includes('dns') && interfaces.includes('nft_item')) return 'domain'
  return KINDS.find(([name]) => interfaces.some((one) => name.test(one)))?.[1] ?? 'unknown'
}

interface ContractKindProps {
  /** As the service names them. */
  interfaces: readonly string[]
}

/** What a contract is and who can move its money, in a sentence. */
export function ContractKind({ interfaces }: ContractKindProps) {
  const say = useContractWords()
  return (
    <section className="card what">
      <h2>{say('heading')}</h2>
      <p>{say(contractKindOf(interfaces))}</p>
    </section>
  )
}
