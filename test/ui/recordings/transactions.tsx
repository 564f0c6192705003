import { expect } from 'vitest'
import type { AddressBook } from '../../../src/contract/v3/addressBook.ts'
import { OPCODES } from '../../../src/core/values/opcodes.ts'
import type { ShownMessage, ShownTransaction } from '../../../src/fromV2/shown.ts'
import { AccountCard } from '../../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { sayNamed } from '../../../src/ui/text/sayNamed.ts'
import { MessageList } from '../../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionDetails } from '../../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { en } from '../../../src/ui/words/en/index.ts'
import { find } from '../stage.tsx'
import { type Answered, coins, type Drawing, draw, paidFor, plain, rowsOf } from './drawing.ts'

/** The English name of an operation. */
const named = (operation: string) => sayNamed('op', operation, (() => (key: string) => key) as never)
const standard = (opcode: string | null) => (opcode && opcode !== '0x00000000' ? OPCODES[opcode] : undefined)

/** Operations of the token standards: a row has their names for a verb. */
const TOKEN_OPERATION =
  /^(?:excess|jetton_(?:burn|burn_notification|internal_transfer|notify|transfer)|nft_(?:ownership_assigned|transfer))$/

function checkTransaction(row: HTMLElement, transaction: ShownTransaction, isMixed: boolean) {
  const { hash, description, in_msg, out_msgs, block_ref, finality = 'finalized' } = transaction
  const { compute_ph: compute, action } = description
  const status = find(row, '[data-part="status"]')
  const isKnown = compute !== undefined || description.type !== 'ord'
  const ends = finality === 'finalized' ? /^(Finalized|Failed|Bounced)$/ : /^(Pending|Confirmed|Failed)$/
  expect(status.getAttribute('aria-label'), hash).toMatch(isKnown ? ends : /^Unknown$/)
  // A message that returned has failed, whether or not code ran.
  const hasFailed = compute?.success === false || action?.success === false || description.bounce?.type === 'ok'
  expect(status.dataset.state === 'failed', hash).toBe(hasFailed)
  const verb = find(row, '[data-part="verb"]').textContent ?? ''
  expect(verb, hash).not.toBe('')
  expect(find(row, '[data-column="parties"]').textContent, hash).toMatch(/\S/)

  const amount = plain(find(row, '[data-column="amount"]').textContent)
  // Rows of several accounts have what the first party sent to the second.
  const received = isMixed && !in_msg?.source ? null : in_msg
  const sent = (isMixed && in_msg?.source) || out_msgs.length !== 1 ? [] : out_msgs
  if (received?.value && received.value !== '0') expect(amount, hash).toContain(coins(received.value))
  for (const { value, bounced } of sent)
    if (value && value !== '0' && !bounced) expect(amount, hash).toContain(coins(value))
  expect(find(row, '[data-column="fee"]').textContent, hash).toContain(coins(paidFor([transaction])))
  const block = plain(find(row, '[data-column="block"]').textContent)
  expect(block, hash).toBe(block_ref ? block : '')
  if (block_ref) expect(block, hash).toContain(String(block_ref.seqno))

  // The row has the operation of one message: the one received, or the first with a value that was sent.
  const main = in_msg?.source ? in_msg : (out_msgs.find(({ value, bounced }) => value !== null && !bounced) ?? in_msg)
  if (!main || in_msg?.bounced) return
  if (TOKEN_OPERATION.test(standard(main.opcode) ?? '')) expect(verb, hash).not.toMatch(/called|external/i)
  const shown = row.querySelector('[data-part="opcode"]')
  // A verb that is the name of the operation is not said again.
  if (shown && main.decoded_opcode) expect(`${verb} ${shown.textContent}`, hash).toContain(named(main.decoded_opcode))
}

/** What a wallet was asked from outside has its name: the first bits may be those of a signature. */
const isRequest = ({ source }: ShownMessage, operation: string) => source === null && /signed request/i.test(operation)

function checkMessage(row: HTMLElement, message: ShownMessage) {
  const { hash, value, opcode, decoded_opcode: decoded } = message
  const operation = find(row, '[data-column="operation"]').textContent ?? ''
  const amount = plain(find(row, '[data-column="value"]').textContent)
  if (value && value !== '0') expect(amount, hash).toContain(coins(value))
  const isText = opcode === '0x00000000' || opcode === '0x2167da4b'
  const isNamed = !isText && Boolean(decoded || standard(opcode))
  const kind = /^(Internal|External in|External out|Bounced)/
  if (message.source === null || message.destination === null)
    expect(find(row, '[data-column="parties"]').textContent, hash).toContain(en['messages.outside'])
  if (!isRequest(message, operation) && !isNamed) expect(operation, hash).toMatch(kind)
  if (!isText && !isRequest(message, operation) && (decoded || standard(opcode)))
    expect(operation, hash).toContain(named(decoded || (standard(opcode) as string)))
}

function checkDetails(card: HTMLElement, transaction: ShownTransaction) {
  const { hash, in_msg, out_msgs, block_ref, description } = transaction
  const facts = find(card, '[data-part="facts"]').textContent ?? ''
  if (block_ref) expect(facts, hash).toContain(block_ref.shard.slice(0, 4))
  else expect(facts, hash).not.toContain(en['detail.block'])
  const phases = card.querySelectorAll('[data-phase]').length
  if (description.compute_ph) expect(phases, hash).toBeGreaterThan(0)
  else expect(card.textContent, hash).toContain(en['phases.none'])
  expect(find(card, '[data-fee="total"]').textContent, hash).toContain(coins(paidFor([transaction])))
  const messages = [...(in_msg ? [in_msg] : []), ...out_msgs]
  const rows = [...card.querySelectorAll('[data-part="messages"] tbody tr')]
  expect(rows.length, hash).toBe(Math.min(messages.length, 40))
  for (const [index, row] of rows.entries()) {
    const message = messages[index] as ShownMessage
    const { opcode, decoded_opcode: decoded, bounced } = message
    const isText = opcode === '0x00000000' || opcode === '0x2167da4b'
    const operation = row.querySelector('td:nth-child(3)')?.textContent ?? ''
    if (opcode && !isText && !isRequest(message, operation)) expect(operation, hash).toContain(opcode)
    if (!isText && (decoded || standard(opcode))) expect(operation.replace(opcode ?? '', ''), hash).toMatch(/\w/)
    if (bounced !== null) expect(row.getAttribute('data-type') === 'bounced', hash).toBe(bounced)
  }
}

/** Transactions in a list, each in full, their messages in a list, and what they left of their acmain. */
export function drawTransactions<Data>(
  endpoint: Answered<Data>,
  rowsIn: (data: Data) => ShownTransaction[],
  bookOf: (data: Data) => AddressBook = () => ({}),
): Drawing {
  // As `/messages` gives them: each with the hash of its transaction. A message without a hash has no row there.
  const messagesIn = (data: Data) =>
    rowsIn(data).flatMap(({ hash, in_msg, out_msgs }) => [
      ...[in_msg].flatMap((row) => (row?.hash ? [{ ...row, hash: row.hash, in_msg_tx_hash: hash }] : [])),
      ...out_msgs.flatMap((row) => (row.hash ? [{ ...row, hash: row.hash, out_msg_tx_hash: hash }] : [])),
    ])
  const statesIn = (data: Data) =>
    rowsIn(data).flatMap(({ hash, account, account_state_after: state }) => (state ? [{ hash, account, state }] : []))
  return draw<Data>(
    endpoint,
    [
      (data) => <TransactionList data={rowsIn(data)} addressBook={bookOf(data)} />,
      (data) => rowsIn(data).map((row) => <TransactionDetails key={row.hash} data={row} addressBook={bookOf(data)} />),
      (data) => <MessageList data={messagesIn(data)} addressBook={bookOf(data)} />,
      (data) =>
        statesIn(data).map(({ hash, account, state }) => (
          <AccountCard key={hash} address={account} data={{ balance: state.balance, status: state.account_status }} />
        )),
    ],
    async (drawn, data, drawing) => {
      const transactions = rowsIn(data)
      if (drawing === 0) {
        const rows = await rowsOf(drawn, transactions.length)
        const isMixed = new Set(transactions.map(({ account }) => account)).size > 1
        for (const [index, row] of rows.entries())
          checkTransaction(row, transactions[index] as ShownTransaction, isMixed)
      } else if (drawing === 1) {
        const cards = [...drawn.querySelectorAll<HTMLElement>('[role="group"][data-state="ready"]')]
        expect(cards).toHaveLength(transactions.length)
        for (const [index, card] of cards.entries()) checkDetails(card, transactions[index] as ShownTransaction)
      } else if (drawing === 2) {
        const messages = messagesIn(data)
        const rows = await rowsOf(drawn, messages.length)
        for (const [index, row] of rows.entries()) checkMessage(row, messages[index] as ShownMessage)
      } else {
        const cards = [...drawn.querySelectorAll<HTMLElement>('[role="group"][data-state="ready"]')]
        expect(cards.map((card) => plain(card.querySelector('[data-part="number"]')?.textContent))).toEqual(
          statesIn(data).map(({ state }) => coins(state.balance ?? '0')),
        )
      }
    },
  )
}
