'use client'
import type { BodyField } from '../../reading/bodyFields.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import { Fact } from '../facts/Facts.tsx'
import { DrawnLabel } from '../parts/AddressLabel.tsx'
import { Amount } from '../parts/Amount.tsx'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { humanName } from '../text/humanName.ts'
import { createTimes } from '../time/createTimes.ts'
import { CommentBubble } from './CommentBubble.tsx'
import { MovedAsset } from './MovedAsset.tsx'
import type { TokenBooks } from './useTokenBooks.ts'

interface BodyFieldsProps {
  data: readonly BodyField[]
  books: TokenBooks
  /** The jettons that the message is about, where that is known. */
  jetton?: MovedAmount | undefined
}

/** Characters of a value that are shown; all of it is in the raw data. */
const MOST_CHARACTERS = 200

/** The fields of a decoded body: accounts with their names, amounts with their tokens. Renders rows of `Facts`. */
export const BodyFields = ({ data, ...props }: BodyFieldsProps) =>
  data.map((field) => (
    <Fact key={field.path} name={<ForeignText max={80}>{humanName(field.name)}</ForeignText>}>
      <Value field={field} {...props} />
    </Fact>
  ))

function Value({ field: { kind, value }, books, jetton }: Omit<BodyFieldsProps, 'data'> & { field: BodyField }) {
  const times = useScope().once(createTimes)
  if (kind === 'address') return <DrawnLabel address={value} data={books.addressBook[value] ?? null} copy />
  if (kind === 'coins') return <Amount data={value} precision="full" />
  if (kind === 'comment') return <CommentBubble data={value} />
  if (kind === 'units' && jetton?.amount === value) return <MovedAsset data={jetton} books={books} />
  if (kind === 'time' && value.length === 10) return <>{times.dateTime(Number(value) * 1000)}</>
  return <ForeignText max={MOST_CHARACTERS}>{value}</ForeignText>
}
