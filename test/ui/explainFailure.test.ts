import { describe, expect, it } from 'vitest'
import type { TransactionDescription } from '../../src/contract/v3/transactionDescription.ts'
import { explainFailure } from '../../src/ui/reading/explainFailure.ts'
import { detailTexts } from '../../src/ui/words/en/reading/details.ts'
import { createFormat } from '../../src/ui/words/format.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { createWords } from '../../src/ui/words/words.ts'
import { message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'

const currency = { name: 'Gram', symbol: 'GRAM', decimals: 9 }
const ENGLISH = { words: createWords({}, 'en')(detailTexts), format: createFormat('en'), currency }
const RUSSIAN = { words: createWords(russian, 'ru')(detailTexts), format: createFormat('ru'), currency }

const failed = (compute: object, over: Partial<TransactionDescription> = {}): TransactionDescription => ({
  type: 'ord',
  aborted: true,
  compute_ph: { skipped: false, success: false, exit_code: -14, ...compute },
  ...over,
})
const paid = message({ source: OTHER, destination: OWN, value: '500000000' })
const back = message({ source: OWN, destination: OTHER, value: '99600001', bounced: true })
const say = (over: Parameters<typeof transaction>[0], language = ENGLISH) => {
  const { result, more } = explainFailure(transaction(over), language)
  return [...more, ...result].map((sentence) => sentence.replaceAll(/\s/g, ' '))
}

describe('a failure is explained', () => {
  it('not at all where nothing failed, or nothing is final yet', () => {
    expect(say({})).toEqual([])
    expect(say({ finality: 'pending', description: failed({ gas_used: '1' }) })).toEqual([])
  })

  it('by its code where the service reports no numbers', () => {
    expect(say({ in_msg: null, description: failed({}) })).toEqual(['The contract did not change.'])
  })

  it('by the deployment of an account that has its code since', () => {
    const over = { in_msg: null, description: failed({}), orig_status: 'uninit', end_status: 'active' } as const
    expect(say(over)).toEqual(['The contract was deployed.'])
    expect(say(over, RUSSIAN)).toEqual(['Контракт развёрнут.'])
  })

  it('by all the gas, and by the returned amount to the last unit', () => {
    const gas = { gas_used: '1000000', gas_limit: '1000000' }
    expect(say({ in_msg: paid, out_msgs: [back], description: failed(gas, { bounce: { type: 'ok' } }) })).toEqual([
      'The contract used all 1,000,000 gas it was given.',
      'The contract did not change.',
      '0.099600001 GRAM of 0.5 GRAM was returned to the sender.',
    ])
  })

  it('by a part of the gas, and by the amount that was kept', () => {
    expect(say({ in_msg: paid, description: failed({ gas_used: '3308', gas_limit: '1000000' }) })).toEqual([
      'The contract used 3,308 of 1,000,000 gas.',
      'The contract did not change.',
      '0.5 GRAM was not returned to the sender.',
    ])
    expect(say({ in_msg: paid, total_fees: '500000000', description: failed({}) })).toContain(
      '0.5 GRAM was not returned to the sender: all of it was spent on fees.',
    )
  })

  it('without a limit for a message from outside, which has no value to return', () => {
    const external = message({ source: null, destination: OWN, value: null })
    expect(say({ in_msg: external, description: failed({ gas_used: '5000', gas_limit: '0' }) })).toEqual([
      'The contract used 5,000 gas.',
      'The contract did not change.',
    ])
  })

  it('without gas where it was an action that failed, and says when nothing was left', () => {
    const compute_ph = { skipped: false, success: true, exit_code: 0, gas_used: '1', gas_limit: '2' }
    const action = { success: false, result_code: 37 }
    const bounce = { type: 'nofunds' } as const
    expect(say({ in_msg: paid, description: { type: 'ord', aborted: true, compute_ph, action, bounce } })).toEqual([
      'The contract did not change.',
      'Nothing was left to return to the sender.',
    ])
  })

  it('by the value alone where no code ran', () => {
    const compute_ph = { skipped: true, reason: 'no_state' } as const
    const description = { type: 'ord', aborted: true, compute_ph, bounce: { type: 'ok' } } as const
    expect(say({ in_msg: paid, out_msgs: [back], description })).toEqual([
      '0.099600001 GRAM of 0.5 GRAM was returned to the sender.',
    ])
  })

  it('in the language of the page', () => {
    const gas = { gas_used: '3308', gas_limit: '1000000' }
    expect(say({ in_msg: paid, description: failed(gas) }, RUSSIAN)[0]).toBe(
      'Контракт потратил 3 308 газа из 1 000 000.',
    )
  })
})
