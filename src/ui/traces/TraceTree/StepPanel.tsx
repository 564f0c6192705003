'use client'
import { type KeyboardEvent, useId } from 'react'
import type { Transaction } from '../../../contract/v3/transaction.ts'
import { messageFields } from '../../../reading/bodyFields.ts'
import { costOf, statesFees } from '../../../reading/cost.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { messageAsset } from '../../../reading/value/messageAsset.ts'
import { CellTree } from '../../facts/CellTree.tsx'
import { Section } from '../../facts/Detail.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { Fold } from '../../facts/Fold.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { cross, hourglass } from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../parts/Button.tsx'
import { BalanceStep } from '../../reading/BalanceStep.tsx'
import { OutcomeNotice } from '../../reading/OutcomeNotice.tsx'
import { Phases } from '../../reading/Phases.tsx'
import { operationOf } from '../../reading/stepText.ts'
import { useRoles } from '../../reading/useRoles.ts'
import { Heading } from '../../root/Heading.tsx'
import { cx } from '../../root/props.ts'
import rootStyles from '../../root/Root.module.css'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { mono } from '../../text/Short.tsx'
import { BodyFields } from '../../tokens/BodyFields.tsx'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { detailTexts } from '../../words/en/reading/details.ts'
import { traceTexts } from '../../words/en/traces.ts'
import styles from './StepPanel.module.css'
import { Letter } from './TraceRow.tsx'

interface StepPanelProps {
  step: TraceStep
  /** Steps of the trace. */
  count: number
  /** The steps that it represents, itself among them. */
  alike: number
  /** Shows these one by one; absent where another step has that. */
  onApart: (() => void) | undefined
  books: TokenBooks
  onClose: () => void
  className: string | undefined
}

/** All of one step: how it ended, what it cost, the message that it received, its phases, its cells. Renders a `<section>`. */
export function StepPanel({ step, count, alike, onApart, books, onClose, className }: StepPanelProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(traceTexts)
  const details = wordsOf(detailTexts)
  const headingId = useId()
  const { addressBook } = books
  const { account, transaction, outcome, message, state } = step
  const book = account === undefined ? undefined : addressBook[account]
  const sayRole = useRoles(books)
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    <section
      aria-labelledby={headingId}
      className={cx(styles.root, className)}
      data-part="panel"
      onKeyDown={closeOnEscape}
    >
      <div className={styles.head}>
        <Letter step={step} isFirst={step.letter === 'A'} />
        <Heading isInside id={headingId} className={styles.title}>
          {words('trace.step', { step: step.index + 1, count })}
        </Heading>
        <button type="button" className={rootStyles.button} aria-label={words('action.closeStep')} onClick={onClose}>
          <Icon path={cross} />
        </button>
      </div>
      {account !== undefined && (
        <p className={styles.account}>
          <DrawnLabel address={account} data={book ?? null} copy />
          <span className={styles.quiet}>{sayRole(account)}</span>
        </p>
      )}
      {alike > 1 && (
        <p className={styles.alike}>
          {words('trace.oneOf', { count: format.number(alike) })}{' '}
          {onApart && (
            <Button kind="link" onClick={onApart}>
              {words.plural('action.showApart', alike)}
            </Button>
          )}
        </p>
      )}
      {state === 'missing' && (
        <Notice tone="pending" icon={hourglass} title={words('trace.missing')}>
          {words('trace.missingText')}
        </Notice>
      )}
      {outcome && <OutcomeNotice data={outcome} interfaces={book?.interfaces} transaction={transaction} />}
      {transaction && (
        <Section title={details('transaction.label')}>
          <OwnFacts data={transaction} />
        </Section>
      )}
      <Section title={words('trace.decoded')}>
        <MessageFacts step={step} books={books} />
      </Section>
      {transaction && (
        <Section title={details('detail.phases')}>
          <Phases data={transaction} />
        </Section>
      )}
      {message?.message_content?.body && (
        <Fold title={words('trace.body')} part="cells">
          <CellTree boc={message.message_content.body} />
        </Fold>
      )}
      <RawData data={transaction ?? message ?? null} />
    </section>
  )
}

/** Which transaction it is, what it cost, and what its account has more or less. */
function OwnFacts({ data }: { data: Transaction }) {
  const words = useScope().wordsOf(detailTexts)
  return (
    <Facts>
      <Fact name={words('detail.hash')}>
        <HashFact data={data.hash} kind="transaction" />
      </Fact>
      {statesFees(data) && (
        <>
          <Fact name={words('detail.feeOfStep')}>
            <Amount data={costOf(data).fee} precision="full" />
          </Fact>
          <Fact name={words('detail.change')}>
            <BalanceStep data={data} />
          </Fact>
        </>
      )}
    </Facts>
  )
}

function MessageFacts({ step, books }: Pick<StepPanelProps, 'step' | 'books'>) {
  const { wordsOf } = useScope()
  const words = wordsOf(traceTexts)
  const { about, message, value } = step
  const jetton = message && messageAsset(message, books.metadata).jetton
  const fields = messageFields(message).filter(({ kind }) => kind !== 'comment' || !about?.comment)
  return (
    <Facts>
      <Fact name={words('trace.operation')}>{operationOf(step, wordsOf, books.addressBook)}</Fact>
      <Fact name={words('trace.opcode')}>{about?.opcode && <span className={mono}>{about.opcode}</span>}</Fact>
      <Fact name={words('trace.value')}>{value !== undefined && <Amount data={value} precision="full" />}</Fact>
      <Fact name={wordsOf(detailTexts)('detail.comment')}>
        {(about?.comment || about?.isEncrypted) && (
          <CommentBubble data={about.comment} isEncrypted={about.isEncrypted} />
        )}
      </Fact>
      <BodyFields data={fields} books={books} jetton={jetton} />
    </Facts>
  )
}
