import type { NativeCurrency } from '../../core/knownTokens.ts'
import { toDecimal } from '../../core/values/amount.ts'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { outcome } from '../../reading/outcome.ts'
import { returnedOf } from '../../reading/returned.ts'
import type { detailTexts } from '../words/en/reading/details.ts'
import type { Format } from '../words/format.ts'
import type { Words } from '../words/words.ts'

interface Language {
  readonly words: Words<typeof detailTexts>
  readonly format: Format
  readonly currency: NativeCurrency
  /** Another sentence already says where the money is. */
  readonly isMoneySaid?: boolean
}

interface Explained {
  /** What it left behind: that nothing changed, the amount that returned. */
  readonly result: readonly string[]
  /** What else explains it: the gas it used. */
  readonly more: readonly string[]
}

const said = (texts: readonly (string | false | undefined)[]) => texts.filter((text) => typeof text === 'string')

/** What a failure meant, from the numbers of the transaction. */
export function explainFailure(transaction: ShownTransaction, language: Language): Explained {
  const { status } = outcome(transaction)
  if (status !== 'failed') return { result: [], more: [] }
  const { compute_ph: compute, action } = transaction.description
  const hasRun = compute?.success === false || action?.success === false
  const gas = compute?.success === false ? gasOf(compute, language) : undefined
  const returned = language.isMoneySaid ? undefined : sayReturned(transaction, language)
  const { orig_status: before, end_status: after } = transaction
  const isDeployed = before !== undefined && before !== 'active' && after === 'active'
  const left = language.words(isDeployed ? 'failure.deployed' : 'failure.unchanged')
  return { result: said([hasRun && left, returned]), more: said([gas]) }
}

type Compute = NonNullable<ShownTransaction['description']['compute_ph']>

function gasOf({ gas_used, gas_limit }: Compute, { words, format }: Language): string | undefined {
  if (gas_used === undefined) return
  const used = BigInt(gas_used)
  // Messages from outside have a limit of 0: they begin on credit.
  const limit = BigInt(gas_limit ?? 0)
  const numbers = { used: format.number(used), limit: format.number(limit) }
  if (limit <= 0n) return words('failure.gasUsed', numbers)
  return words(used < limit ? 'failure.gas' : 'failure.gasAll', numbers)
}

function sayReturned(transaction: ShownTransaction, { words, format, currency }: Language): string | undefined {
  const returned = returnedOf(transaction)
  if (!returned) return
  const coins = (amount: bigint) => {
    const { full } = format.amount(toDecimal(amount, currency.decimals), currency.decimals)
    return `${full}\u00A0${currency.symbol}`
  }
  return words(`failure.${returned.how}`, { amount: coins(returned.back), value: coins(returned.value) })
}
