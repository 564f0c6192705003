'use client'
import { useMemo } from 'react'
import type { Message } from '../../../contract/v3/message.ts'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { CellTree } from '../../facts/CellTree.tsx'
import { DetailBody, Section } from '../../facts/Detail.tsx'
import { Fold } from '../../facts/Fold.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { MessageTable } from '../../reading/MessageTable.tsx'
import { noteOf } from '../../reading/stepNote.ts'
import { operationOf } from '../../reading/stepText.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { trialRunTexts, trialTexts } from '../../words/en/tools/preview.ts'
import tool from '../form/Tool.module.css'
import { Name } from '../SendBoc/Name.tsx'
import send from '../SendBoc/SendPreview.module.css'

interface TrialRunProps {
  preview: Preview
  books: TokenBooks
}

/** Steps that are rendered: a run has up to 256. */
const MOST_STEPS = 60

/** No transaction of a trial can be looked up. */
const withoutLinks = ({ in_msg_tx_hash: _, ...message }: Message): Message => message

/** For experts: each step of the trial run, the messages of the wallet, and their cells. */
export function TrialRun({ preview: { reading, account }, books }: TrialRunProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(trialRunTexts)
  const { steps } = reading
  const messages = useMemo(() => {
    const own = steps.find((step) => step.account === account)?.transaction
    return own ? [...(own.in_msg ? [own.in_msg] : []), ...own.out_msgs].map(withoutLinks) : []
  }, [steps, account])
  const bodies = messages.flatMap(({ message_content: content, source }) =>
    source && content?.body ? content.body : [],
  )
  return (
    <DetailBody>
      <Section title={words('trial.run')}>
        <ol className={send.checks}>
          {steps.slice(0, MOST_STEPS).map((step) => (
            <StepLine key={step.index} step={step} books={books} />
          ))}
        </ol>
        {steps.length > MOST_STEPS && (
          <p className={tool.quiet}>{wordsOf(trialTexts).plural('trial.stepsMore', steps.length - MOST_STEPS)}</p>
        )}
      </Section>
      <Section title={words('trial.messages')}>
        <MessageTable data={messages} account={account} metadata={books.metadata} addressBook={books.addressBook} />
      </Section>
      {bodies.map((body, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are alike, and never move
        <Fold key={place} title={words('trial.cells', { count: format.number(place + 1) })} part="cells-fold">
          <CellTree boc={body} />
        </Fold>
      ))}
    </DetailBody>
  )
}

function StepLine({ step, books }: { step: TraceStep; books: TokenBooks }) {
  const { wordsOf } = useScope()
  const { letter, account, value, depth, state } = step
  const note = noteOf(step, books.addressBook, wordsOf)
  return (
    <li className={send.from} data-state={state} style={{ paddingInlineStart: Math.min(depth, 6) * 12 }}>
      <span className={tool.name} aria-hidden="true">
        {letter}
      </span>
      <span>
        {account && <Name address={account} books={books} />} {operationOf(step, wordsOf, books.addressBook)}
        {note && <span className={tool.quiet}> {note}</span>}
      </span>
      {value !== undefined && <Amount data={value} />}
    </li>
  )
}
