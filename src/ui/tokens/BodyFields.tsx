'use client'
import { attempt } from '../../core/attempt.ts'
import { parseBoc } from '../../core/values/cell.ts'
import { opcodeIn } from '../../core/values/cellValues.ts'
import type { BodyField } from '../../reading/bodyFields.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import { CellTree } from '../facts/CellTree.tsx'
import { Fact, Facts } from '../facts/Facts.tsx'
import { Fold } from '../facts/Fold.tsx'
import { DrawnLabel } from '../parts/AddressLabel.tsx'
import { Amount } from '../parts/Amount.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { humanName } from '../text/humanName.ts'
import { mono } from '../text/Short.tsx'
import { sayOperation } from '../text/sayOperation.ts'
import { createTimes } from '../time/createTimes.ts'
import { fieldTexts } from '../words/en/tokens.ts'
import { messageDetailTexts } from '../words/en/transactions.ts'
import type { WordsOf } from '../words/words.ts'
import styles from './BodyFields.module.css'
import { CommentBubble } from './CommentBubble.tsx'
import { MovedAsset } from './MovedAsset.tsx'
import { unitsOf } from './unitsOf.ts'
import type { TokenBooks } from './useTokenBooks.ts'

interface BodyFieldsProps {
  data: readonly BodyField[]
  books: TokenBooks
  /** The jettons that the message is about, where that is known. */
  jetton?: MovedAmount | undefined
}

/** Characters of a value that are shown; all of it is in the raw data. */
const MOST_CHARACTERS = 200

/**
 * The fields of a decoded body: accounts with their names, amounts with their tokens, cells folded away. The fields of an embedded
 * message are a list of their own. Renders rows of `Facts`.
 */
export function BodyFields({ data, books, jetton }: BodyFieldsProps) {
  const { wordsOf } = useScope()
  const numbers = [...new Set(data.flatMap(({ message }) => message ?? []))]
  const rows = (message: number | undefined) =>
    data
      .filter((field) => field.message === message)
      .map((field) => (
        <Fact key={field.path} name={<FieldName field={field} wordsOf={wordsOf} />}>
          <Value field={field} books={books} units={unitsOf(field, data, jetton, books.metadata)} />
        </Fact>
      ))
  return (
    <>
      {rows(undefined)}
      {numbers.map((number) => (
        <div key={number} className={styles.message} data-part="embedded">
          <dt className={styles.title}>{wordsOf(fieldTexts)('body.message', { number })}</dt>
          <dd className={styles.inside}>
            <Facts>{rows(number)}</Facts>
          </dd>
        </div>
      ))}
    </>
  )
}

/** In the language of the page; a name that is not known is spelled out. */
function FieldName({ field: { name, kind }, wordsOf }: { field: BodyField; wordsOf: WordsOf }) {
  // A message says `value` of its coins.
  const key = `field.${name === 'value' && kind === 'coins' ? 'amount' : name}`
  if (Object.hasOwn(fieldTexts, key)) return <>{wordsOf(fieldTexts)(key as keyof typeof fieldTexts)}</>
  return <ForeignText max={80}>{humanName(name)}</ForeignText>
}

interface ValueProps extends Pick<BodyFieldsProps, 'books'> {
  field: BodyField
  /** The jettons that it counts. */
  units: MovedAmount | undefined
}

function Value({ field: { kind, value }, books, units }: ValueProps) {
  const { wordsOf, format, once } = useScope()
  if (kind === 'address') return <DrawnLabel address={value} data={books.addressBook[value] ?? null} copy />
  if (kind === 'coins') return <Amount data={value} precision="full" />
  if (kind === 'comment') return <CommentBubble data={value} />
  if (kind === 'cells') return <Cells boc={value} />
  if (kind === 'flag')
    return <>{wordsOf(messageDetailTexts)(value === 'true' ? 'messages.flagYes' : 'messages.flagNo')}</>
  if (units) return <MovedAsset data={units} books={books} />
  if (kind === 'units') return <>{wordsOf(fieldTexts)('body.units', { amount: format.number(BigInt(value)) })}</>
  if (kind === 'time') return <>{once(createTimes).dateTime(Number(value) * 1000)}</>
  return (
    <ForeignText max={MOST_CHARACTERS} {...(kind === 'code' && { className: cx(mono, styles.code) })}>
      {value}
    </ForeignText>
  )
}

/** Cells under the name of their operation, where it has one. */
function Cells({ boc }: { boc: string }) {
  const { wordsOf } = useScope()
  const name = sayOperation(
    attempt(() => opcodeIn(parseBoc(boc))),
    undefined,
    wordsOf,
  )
  return (
    <Fold title={name ?? wordsOf(fieldTexts)('body.cells')} part="cells">
      <CellTree boc={boc} />
    </Fold>
  )
}
