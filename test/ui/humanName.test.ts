import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OPCODES } from '../../src/core/values/opcodes.ts'
import { READINGS } from '../../src/reading/readings.ts'
import { summarize } from '../../src/reading/summary.ts'
import { sayVerb } from '../../src/ui/reading/sayVerb.ts'
import { nameOfOpcode } from '../../src/ui/reading/stepText.ts'
import { humanName } from '../../src/ui/text/humanName.ts'
import { sayNamed, TYPE_OF_OPERATION } from '../../src/ui/text/sayNamed.ts'
import { sayOperation } from '../../src/ui/text/sayOperation.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { createWords } from '../../src/ui/words/words.ts'
import { message, rows, THEIRS, WALLET } from '../reading/made.ts'

/** Every text that answers have under one of these members: synthetic ones of our own service, and traces of mainnet. */
function recorded(...members: string[]): string[] {
  const found = new Set<string>()
  const walk = (value: unknown, member?: string): void => {
    if (typeof value === 'string' && member !== undefined && members.includes(member)) found.add(value)
    else if (Array.isArray(value)) for (const one of value) walk(one, member)
    else if (value) for (const [key, one] of typeof value === 'object' ? Object.entries(value) : []) walk(one, key)
  }
  for (const folder of ['../recordings', '../local/golden/traces']) {
    const root = join(import.meta.dirname, folder)
    for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (path.endsWith('.json')) walk(JSON.parse(readFileSync(join(root, path), 'utf8')))
    }
  }
  return [...found]
}

describe('a name of the API', () => {
  it('that nobody knows follows the rule, and is never empty', () => {
    expect(humanName('brand_new_thing')).toBe('Brand new thing')
    expect(humanName('constructor')).toBe('Constructor')
    expect(humanName('__proto__')).toBe('Proto')
    expect(humanName('___')).toBe('___')
    expect(humanName('')).toBe('')
    expect(humanName('жеттон_обмен')).toBe('Жеттон обмен')
    expect(humanName('😀_smile')).toBe('😀 smile')
  })

  it('keeps what a stranger hid in it, for who draws it to show', () => {
    expect(humanName('pay\u202Enitram')).toBe('Pay\u202Enitram')
    expect(humanName('<img src=x>')).toBe('<img src=x>')
  })

  it.each([
    ['wallet_v5r1', 'Wallet v5 r1'],
    ['wallet v5 r1', 'Wallet v5 r1'],
    ['wallet_highload_v2r2', 'Wallet highload v2 r2'],
    ['nft_item', 'NFT item'],
    ['jetton_master', 'Jetton master'],
    ['nft_sale_v2', 'NFT sale v2'],
    ['stonfi', 'STON.fi'],
    ['stonfi_v2', 'STON.fi v2'],
    ['dedust', 'DeDust'],
    ['getgems', 'Getgems'],
    ['fragment', 'Fragment'],
    ['nominator', 'Nominator pool'],
    ['liquid_staking', 'Liquid staking'],
    ['change_dns', 'Change DNS'],
    ['tgbtc_new_key', 'tgBTC new key'],
    ['multisig_approve', 'Multisig approve'],
    ['jetton_notify', 'Jetton notification'],
    ['w5_external_signed_request', 'Wallet v5 signed request'],
    ['excess', 'Excess returned'],
    ['jetton_internal_transfer', 'Jetton received'],
    ['nft_ownership_assigned', 'NFT received'],
  ])('%s is said as %s', (name, said) => {
    expect(humanName(name)).toBe(said)
  })

  const KNOWN = [
    ...Object.keys(READINGS),
    ...Object.values(OPCODES),
    ...recorded('interfaces', 'decoded_opcode', 'wallet_type', 'dex', 'provider', 'marketplace'),
  ]
  it('of every action, operation and contract reads as words', () => {
    expect(KNOWN.length).toBeGreaterThan(130)
    expect(KNOWN.map(humanName).filter((said) => !/^(\p{Lu}|tgBTC)[^_]*$/u.test(said) || / {2}/.test(said))).toEqual([])
  })
})

describe('the type of an action', () => {
  it('is said in Russian where the contract names it, and by its name where it does not', () => {
    const wordsOf = createWords(russian, 'ru')
    const types = Object.keys(READINGS)
    expect(types.filter((type) => !/[а-я]|tgBTC/i.test(sayNamed('type', type, wordsOf)))).toEqual([])
    expect(sayNamed('type', 'brand_new', wordsOf)).toBe('Brand new')
    expect(sayNamed('type', 'constructor', wordsOf)).toBe('Constructor')
  })
})

const LANGUAGES = [
  ['English', createWords({}, 'en')],
  ['Russian', createWords(russian, 'ru')],
] as const

describe.each(LANGUAGES)('an operation, in %s,', (_, wordsOf) => {
  it('that the service reports as an action has one name as a message and as an action', () => {
    for (const [operation, type] of Object.entries(TYPE_OF_OPERATION))
      expect(sayNamed('op', operation, wordsOf)).toBe(sayNamed('type', type, wordsOf))
  })

  it('of a standard has one name as a message, as a step and as a transaction, whatever the service calls it', () => {
    const verbs = Object.keys(OPCODES).flatMap((opcode) => {
      const received = message('M0', { source: WALLET, destination: THEIRS, opcode, value: '1' })
      const [row] = rows({ account: THEIRS, in_msg: received })
      const summary = row && summarize(row)
      const said = sayOperation(opcode, 'another_name', wordsOf)
      expect(nameOfOpcode(opcode, undefined, wordsOf)).toBe(said)
      if (!summary || /^op\.(call|received|returned)$/.test(summary.verb)) return []
      expect(sayVerb(summary, undefined, wordsOf)).toBe(said)
      return summary.verb
    })
    expect(verbs).toHaveLength(8)
  })

  it('that nobody names is called unknown, with its opcode', () => {
    expect(sayOperation('0x801c480d', undefined, wordsOf)).toBeUndefined()
    expect(nameOfOpcode('0x801c480d', undefined, wordsOf)).toMatch(/^\p{Lu}\p{L}+ \p{L}+ 0x801c480d$/u)
    expect(nameOfOpcode('0x801c480d', 'brand_new', wordsOf)).toBe('Brand new')
  })
})
