import { meaning, mergeAs } from './block.ts'
import type { CallBlock } from './messages.ts'
import { call, type Found } from './pattern.ts'
import type { Rule } from './rule.ts'

const STAKE = 0x4e73744b
const STAKE_TAKEN = 0xf374484c
const RECOVER = 0x47657424
const RECOVERED = 0xf96f7324

function buildDeposit(block: CallBlock, { blocks, named }: Found): void {
  const { source: stake_holder } = block
  const { value } = block.message
  const details = { stake_holder, ...(value !== null && { amount: value }) }
  mergeAs(meaning({ type: 'election_deposit', details, from: [stake_holder] }), [block, ...blocks], {
    failed: !named.has('answer'),
  })
}

function buildRecovery(block: CallBlock, { blocks, named }: Found): void {
  const { source: stake_holder } = block
  const answer = named.get('answer') as CallBlock | undefined
  const details = { stake_holder, ...(answer?.message.value != null && { amount: answer.message.value }) }
  mergeAs(meaning({ type: 'election_recover', details, from: [stake_holder] }), [block, ...blocks], { failed: !answer })
}

const answer = (opcode: number) => call(opcode, { as: 'answer', optional: true, excesses: false })

/** Stakes of validators, which they send to the elector and take back from it. */
export const elections: readonly Rule[] = [
  { of: call(STAKE, { each: answer(STAKE_TAKEN) }), build: buildDeposit },
  { of: call(RECOVER, { each: answer(RECOVERED) }), build: buildRecovery },
]
