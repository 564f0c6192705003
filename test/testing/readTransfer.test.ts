import { beginCell } from '@ton/core'
import { expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { readTransfer } from '../../src/testing/readTransfer.ts'

const address = `0:${'5'.repeat(64)}`
const friendly = toFriendlyAddress(address)
const wallet = { address: `0:${'7'.repeat(64)}`, network: '-239', maxMessages: 4, now: 1_000_000 }
const boc = beginCell().storeUint(7, 32).endCell().toBoc().toString('base64')
const message = { address: friendly, amount: '2500000000' }
const read = (request: unknown) => readTransfer(JSON.stringify(request), wallet)

it('a request becomes messages to sign; the friendly form says whether one may return', () => {
  const lasting = toFriendlyAddress(address, { bounceable: false })
  const messages = [
    { ...message, payload: boc, stateInit: boc },
    { address: lasting, amount: '0' },
  ]
  const request = { valid_until: 1001, network: '-239', from: wallet.address.toLowerCase(), messages, unknown: 1 }
  expect(read(request)).toEqual({
    validUntil: 1001,
    messages: [
      { to: friendly, value: '2500000000', bounce: true, body: boc, state_init: boc },
      { to: lasting, value: '0', bounce: false, body: undefined, state_init: undefined },
    ],
  })
  expect(read({ messages: Array(4).fill(message) }).messages).toHaveLength(4)
})

it.each([
  ['no JSON', '{', 'the param is no JSON object'],
  ['null', 'null', 'the param is no JSON object'],
  ['nothing', undefined, 'the param is no JSON object'],
  ['no messages', '{}', 'there are no messages'],
  ['an empty list', '{"messages":[]}', 'there are no messages'],
  ['a list of null', '{"messages":[null]}', 'messages[0] is no object'],
])('%s is a bad request', (_, param, why) => {
  expect(() => readTransfer(param, wallet)).toThrow(expect.objectContaining({ name: 'BadRequest', message: why }))
})

it.each([
  [{ messages: Array(5).fill(message) }, 'there are more than 4 messages'],
  [{ messages: [message], network: '-3' }, 'the wallet is on network -239'],
  [{ messages: [message], from: address }, 'from is another account'],
  [{ messages: [message], from: 'me' }, 'from is another account'],
  [{ messages: [message], valid_until: 1000 }, 'valid_until is over'],
  [{ messages: [message], valid_until: '2000' }, 'valid_until is no whole number'],
  [{ messages: [message], valid_until: 1500.5 }, 'valid_until is no whole number'],
  [{ messages: [message, { ...message, address }] }, 'messages[1].address is no friendly address'],
  [{ messages: [{ ...message, address: friendly.replace(/.$/, '_') }] }, 'messages[0].address is no friendly address'],
  [{ messages: [{ ...message, amount: 2_500_000_000 }] }, 'messages[0].amount is no text of digits'],
  [{ messages: [{ ...message, amount: '-1' }] }, 'messages[0].amount is no text of digits'],
  [{ messages: [{ ...message, amount: '1.5' }] }, 'messages[0].amount is no text of digits'],
  [{ messages: [{ ...message, payload: 'te6' }] }, 'messages[0].payload is no bag of cells'],
  [{ messages: [{ ...message, stateInit: 7 }] }, 'messages[0].stateInit is no bag of cells'],
  [{ messages: [{ ...message, extra_currency: { 100: '1' } }] }, 'messages[0].extra_currency is not supported'],
])('%j is a bad request', (request, why) => {
  expect(() => read(request)).toThrow(expect.objectContaining({ name: 'BadRequest', message: why }))
})
