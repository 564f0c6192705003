import { useAccountStates } from 'toncenter-react'
import { readWalletData, type WalletData } from 'toncenter-react/reading'
import { CopyButton, HashLabel } from 'toncenter-react/ui'
import { localWords } from '../localWords.ts'
import { type ContractWordKey, contractWordsEn, contractWordsRu } from '../words/contracts.ts'
import './contract.css'

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
  /** Raw. */
  address: string
  /** As the service names them. */
  interfaces: readonly string[]
}

/** What a contract is and who can move its money, in a sentence; of a wallet the facts behind it, from the data of its state. */
export function ContractKind({ address, interfaces }: ContractKindProps) {
  const say = useContractWords()
  const facts = FACTS.find(([name]) => interfaces.some((one) => name.test(one)))?.[1]
  return (
    <section className="card what">
      <h2>{say('heading')}</h2>
      <p>{say(contractKindOf(interfaces))}</p>
      {facts && <WalletFacts address={address} interfaces={interfaces} facts={facts} />}
    </section>
  )
}

type WalletFact = 'publicKey' | 'walletId' | 'orders' | 'plugins' | 'extensions'

/** What the data of a wallet have, by the name of its code. Those of other wallets are not read. */
const FACTS: readonly (readonly [name: RegExp, facts: readonly WalletFact[]])[] = [
  [/^wallet_v[12]r/, ['publicKey']],
  [/^wallet_v3r/, ['publicKey', 'walletId']],
  [/^wallet_v4r/, ['publicKey', 'walletId', 'plugins']],
  [/^wallet_v5r/, ['publicKey', 'walletId', 'orders', 'extensions']],
]

/** The state is what the card below shows: both share one request. */
function WalletFacts({ address, interfaces, facts }: ContractKindProps & { facts: readonly WalletFact[] }) {
  const say = useContractWords()
  const { data, isPending } = useAccountStates({ address: [address], include_boc: true })
  const boc = data?.accounts[0]?.data_boc
  const wallet = boc ? readWalletData(interfaces, boc) : undefined
  if (!wallet && !isPending) return null
  return (
    <dl aria-busy={isPending}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{say(fact)}</dt>
          <dd>{wallet ? drawFact(fact, wallet, say) : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** `readWalletData` counts no further. */
const MOST_COUNTED = 1_000

function drawFact(fact: WalletFact, wallet: WalletData, say: ReturnType<typeof useContractWords>) {
  switch (fact) {
    case 'publicKey':
      return <PublicKey data={wallet.publicKey} />
    case 'walletId':
      return wallet.walletId
    case 'orders':
      return say(wallet.isSignatureAllowed ? 'accepted' : 'refused')
    default:
      if (!wallet.others) return say('none')
      return say(wallet.others < MOST_COUNTED ? 'count' : 'countOrMore', { count: wallet.others })
  }
}

function PublicKey({ data }: { data: string }) {
  const say = useContractWords()
  const short = `${data.slice(0, 6)}…${data.slice(-6)}`
  return (
    <>
      <HashLabel data={data} copy={false} />
      <CopyButton data={data} label={say('copyKey', { key: short })} />
    </>
  )
}
