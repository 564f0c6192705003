import { meaning, mergeAs } from './block.ts'
import type { CallBlock } from './messages.ts'
import { call, type Found } from './pattern.ts'
import type { Rule } from './rule.ts'

const PAYMENT_REQUEST = 0x706c7567
const PAYMENT = 0xf06c7567
const PAID = 0x73756273
const DESTROY = 0x64737472

function buildSubscription(block: CallBlock, { blocks, named }: Found): void {
  const beneficiary = (named.get('paid') as CallBlock).destination
  const request = named.get('request') as CallBlock | undefined
  let amount = block.message.value
  if (request) {
    const slice = request.body()
    slice.big(64)
    amount = slice.coins().toString()
  }
  const { source: subscriber, destination: subscription } = block
  const details = { subscriber, beneficiary, subscription, amount }
  const made = meaning({ type: 'subscribe', details, from: [subscriber], to: [beneficiary, subscription] })
  mergeAs(made, [block, ...blocks], { failed: request?.failed ?? false })
}

function buildEnd(block: CallBlock, { blocks, named }: Found): void {
  const beneficiary = (named.get('answer') as CallBlock | undefined)?.destination
  const { source: subscriber, destination: subscription } = block
  const details = { subscriber, subscription, ...(beneficiary !== undefined && { beneficiary }) }
  const made = meaning({ type: 'unsubscribe', details, from: [subscriber], to: [beneficiary, subscription] })
  mergeAs(made, [block, ...blocks])
}

/** Subscriptions that plugins of wallets pay. */
export const subscriptions: readonly Rule[] = [
  {
    of: call(PAYMENT, {
      each: call(PAID, { as: 'paid' }),
      before: call(PAYMENT_REQUEST, { as: 'request', optional: true }),
    }),
    build: buildSubscription,
  },
  { of: call(DESTROY, { each: call(DESTROY, { as: 'answer', optional: true }) }), build: buildEnd },
]
