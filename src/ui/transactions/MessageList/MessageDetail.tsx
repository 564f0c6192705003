'use client'
import type { Message } from '../../../contract/v3/message.ts'
import { readMessage } from '../../../reading/readMessage.ts'
import { DetailBody } from '../../facts/Detail.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { useScope } from '../../root/scope.ts'
import type { CellProps } from '../../table/List.tsx'
import { groupedLt } from '../../text/groupedLt.ts'
import { createTimes } from '../../time/createTimes.ts'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import { messageDetailTexts } from '../../words/en/transactions.ts'

/** The details of a row of messages: hashes, the transactions on either side, fees, and the decoded body. */
export function MessageDetail({ row }: CellProps<Message>) {
  const { once, wordsOf } = useScope()
  const words = wordsOf(messageDetailTexts)
  const { comment, isEncrypted } = readMessage(row)
  const decoded = row.message_content?.decoded
  const flag = (value: boolean | null) =>
    value === null ? null : words(value ? 'messages.flagYes' : 'messages.flagNo')
  return (
    <DetailBody>
      <Facts>
        <Fact name={words('messages.hash')}>
          <HashFact data={row.hash} hasForms />
        </Fact>
        <Fact name={words('messages.normalized')}>{row.hash_norm && <HashFact data={row.hash_norm} />}</Fact>
        <Fact name={words('messages.sentBy')}>
          {row.out_msg_tx_hash && <HashFact data={row.out_msg_tx_hash} kind="transaction" />}
        </Fact>
        <Fact name={words('messages.receivedBy')}>
          {row.in_msg_tx_hash && <HashFact data={row.in_msg_tx_hash} kind="transaction" />}
        </Fact>
        <Fact name={words('messages.time')}>
          {row.created_at && row.created_at !== '0' && once(createTimes).dateTime(Number(row.created_at) * 1000)}
        </Fact>
        <Fact name={words('messages.createdLt')}>{row.created_lt && groupedLt(row.created_lt)}</Fact>
        <Fact name={words('messages.fwdFee')}>{row.fwd_fee && <Amount data={row.fwd_fee} precision="full" />}</Fact>
        <Fact name={words('messages.importFee')}>
          {row.import_fee && <Amount data={row.import_fee} precision="full" />}
        </Fact>
        <Fact name={words('messages.bounceFlag')}>{flag(row.bounce)}</Fact>
        <Fact name={words('messages.initState')}>
          {row.init_state?.hash && <HashFact data={row.init_state.hash} />}
        </Fact>
        <Fact name={words('messages.bodyHash')}>
          {row.message_content?.hash && <HashFact data={row.message_content.hash} />}
        </Fact>
        <Fact name={words('messages.comment')}>
          {(comment || isEncrypted) && <CommentBubble data={comment} isEncrypted={isEncrypted} />}
        </Fact>
      </Facts>
      <RawData data={decoded ? { decoded, ...row } : row} />
    </DetailBody>
  )
}
