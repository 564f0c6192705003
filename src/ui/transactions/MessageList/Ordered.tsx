'use client'
import type { Message } from '../../../contract/v3/message.ts'
import { useTonCenter } from '../../../react/context.ts'
import { isAccount } from '../../../reading/direction.ts'
import { requestOf } from '../../../reading/walletRequest.ts'
import { Amount } from '../../parts/Amount.tsx'
import { useScope } from '../../root/scope.ts'
import list from '../../table/List.module.css'
import { Filled } from '../../text/Filled.tsx'
import { messageTexts } from '../../words/en/transactions.ts'

/** Of `SendMode`: sends the whole balance, whatever the value. */
const WHOLE_BALANCE = 128

/**
 * What the owner of a wallet signed, from the body: an order, which may have failed. Nothing where it asks for no message, or for more than
 * messages; nor where it sends to the wallet itself, as a highload wallet does whose payments are inside.
 */
export function Ordered({ row }: { row: Message }) {
  const words = useScope().wordsOf(messageTexts)
  const { nativeCurrency } = useTonCenter().settings
  const request = requestOf(row)
  const [order, ...others] = request?.orders ?? []
  if (!order || request?.hasMore || isAccount(order.to, row.destination ?? undefined)) return null
  const amount = <Amount data={order.value} token={nativeCurrency} />
  return (
    <span className={list.detail} data-part="order">
      {others.length > 0 ? (
        words.plural('messages.orders', others.length + 1)
      ) : (
        <Filled text={words(order.mode & WHOLE_BALANCE ? 'messages.orderAll' : 'messages.order')} parts={{ amount }} />
      )}
    </span>
  )
}
