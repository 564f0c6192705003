'use client'
import type { Message } from '../../../contract/v3/message.ts'
import { FactList, groupedLt, HashFact } from '../../facts/Facts.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { CommentBubble } from '../../parts/CommentBubble.tsx'
import { readMessage } from '../../reading/readMessage.ts'
import { useScope } from '../../root/scope.ts'
import type { CellProps } from '../../table/List.tsx'
import { messageDetailTexts } from '../../words/en/transactions.ts'
import detailStyles from '../TransactionDetails/TransactionDetails.module.css'

/** What a row of messages opens to: hashes, the transactions on either side, fees, and the body as the service decoded it. */
export function MessageDetail({ row }: CellProps<Message>) {
  const words = useScope().wordsOf(messageDetailTexts)
  const { comment, isEncrypted } = readMessage(row)
  const decoded = row.message_content?.decoded
  const flag = (value: boolean | null) =>
    value === null ? null : words(value ? 'messages.flagYes' : 'messages.flagNo')
  return (
    <div className={detailStyles.body} data-part="body">
      <FactList
        data={[
          [words('messages.hash'), <HashFact key="hash" data={row.hash} hasForms />],
          [words('messages.normalized'), row.hash_norm && <HashFact key="norm" data={row.hash_norm} />],
          [
            words('messages.sentBy'),
            row.out_msg_tx_hash && <HashFact key="out" data={row.out_msg_tx_hash} kind="transaction" />,
          ],
          [
            words('messages.receivedBy'),
            row.in_msg_tx_hash && <HashFact key="in" data={row.in_msg_tx_hash} kind="transaction" />,
          ],
          [words('messages.createdLt'), row.created_lt && groupedLt(row.created_lt)],
          [words('messages.fwdFee'), row.fwd_fee && <Amount key="fwd" data={row.fwd_fee} precision="full" />],
          [
            words('messages.importFee'),
            row.import_fee && <Amount key="import" data={row.import_fee} precision="full" />,
          ],
          [words('messages.bounceFlag'), flag(row.bounce)],
          [words('messages.initState'), row.init_state?.hash && <HashFact key="init" data={row.init_state.hash} />],
          [
            words('messages.bodyHash'),
            row.message_content?.hash && <HashFact key="body" data={row.message_content.hash} />,
          ],
          [
            words('messages.comment'),
            (comment || isEncrypted) && <CommentBubble key="comment" data={comment} isEncrypted={isEncrypted} />,
          ],
        ].map(([name, value]) => [name as string, value || undefined] as const)}
      />
      <RawData data={decoded ? { decoded, ...row } : row} />
    </div>
  )
}
