import { exitTexts } from '../words/en/reading/exits.ts'
import type { Words } from '../words/words.ts'

type Key = keyof typeof exitTexts

/** Which of the standard contracts an interface names. */
const CONTRACTS = [
  // A version that gives a number another meaning than the others. Highload wallets have numbers of their own.
  ['wallet_v1', /^wallet_v[12]/],
  ['wallet_v3', /^wallet_v3/],
  ['wallet_v4', /^wallet_v(?:4|5_?beta)/],
  ['wallet', /^wallet(?!_?(?:highload|preprocessed))/],
  ['jetton', /^jetton/],
  ['collection', /^nft_collection/],
  ['nft', /^nft(?!_collection)/],
] as const

/**
 * The key of the sentence for a code.
 * @param interfaces names of the contract's interfaces, as in address books and account states
 */
export function exitSentence(
  code: number | undefined,
  phase: 'compute' | 'action',
  interfaces: readonly string[] = [],
): Key {
  const contracts = CONTRACTS.filter(([, names]) => interfaces.some((name) => names.test(name))).map(([name]) => name)
  const keys = [...(phase === 'compute' ? contracts : []), phase].map((of) => `exit.${of}.${code}`)
  const found = keys.find((key): key is Key => key in exitTexts)
  return found ?? (phase === 'action' ? 'exit.otherAction' : 'exit.other')
}

/** `Exit code −14`: with a real minus, and digits that are not grouped. */
export const codeOf = (code: number, phase: 'compute' | 'action', words: Words<typeof exitTexts>): string =>
  words(phase === 'action' ? 'exit.result' : 'exit.code', { code: String(code).replace('-', '\u2212') })
