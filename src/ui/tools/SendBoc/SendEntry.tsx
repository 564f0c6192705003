'use client'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { SeqnoUse } from '../../../reading/value/seqnoUse.ts'
import { Fold } from '../../facts/Fold.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { cross, trace, deploy as up, warn } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { Link } from '../../parts/Link.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { mono } from '../../text/Short.tsx'
import { detailTexts } from '../../words/en/reading/details.ts'
import { lifeTexts, previewTexts, sendTexts } from '../../words/en/tools/send.ts'
import { TextField } from '../form/TextField.tsx'
import tool from '../form/Tool.module.css'
import { AgainWay, type OnSignAgain } from './AgainWay.tsx'
import { againBefore } from './again.ts'
import type { Fate } from './lifeFacts.ts'
import styles from './SendBocForm.module.css'
import { SendPreview } from './SendPreview.tsx'
import { useSendLabel } from './useSendLabel.ts'
import type { SendPreviewModel } from './useSendPreview.ts'

interface SendEntryProps {
  text: string
  onText: (text: string) => void
  fault: string | undefined
  preview: SendPreviewModel | undefined
  /** It is a message from outside, and none is being sent. */
  isReady: boolean
  /** It is being given to the service. */
  isPending: boolean
  /** What was known when it was sent; absent before. */
  before: SendPreviewModel | undefined
  /** `ahead`: it can be sent. */
  fate: Fate
  /** Nothing more can happen to it. */
  isOver: boolean
  /** Which message the wallet took with its seqno. */
  use: SeqnoUse | undefined
  /** Of what it set off, once that is known. */
  traceId: string | undefined
  onSend: () => void
  onSignAgain: OnSignAgain | undefined
  titleRef: RefObject<HTMLParagraphElement | null>
}

/**
 * The field, what the message would do, and the button, which sends each message once. Once it is sent, the field is folded away and
 * the sentence says what became of it; at its end the next steps are in place of the button.
 */
export function SendEntry(props: SendEntryProps) {
  const { text, onText, preview, before, fate, isOver, use, traceId, titleRef } = props
  const { wordsOf } = useScope()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isBegun = useRef(false)
  const isAhead = fate === 'ahead'
  useEffect(() => {
    if (!isAhead || !isBegun.current) return
    isBegun.current = false
    field.current?.focus()
  }, [isAhead])
  const drawn = preview && (
    <SendPreview
      model={preview}
      before={before}
      fate={fate}
      spent={preview.isSpent && <Spent use={use} />}
      titleRef={titleRef}
    />
  )
  if (isAhead)
    return (
      <SendFields {...props} fieldRef={field}>
        {drawn}
      </SendFields>
    )
  function begin() {
    isBegun.current = true
    onText('')
  }
  return (
    <div className={tool.body}>
      {drawn}
      <Fold title={wordsOf(sendTexts)('send.boc')} part="boc">
        <p className={cx(mono, styles.boc)} dir="ltr">
          {text}
        </p>
      </Fold>
      {(isOver || fate === 'missing' || fate === 'unsure') && <Next traceId={traceId} onAgain={begin} />}
    </div>
  )
}

interface SendFieldsProps extends SendEntryProps {
  fieldRef: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  /** What the message would do. */
  children: ReactNode
}

/** What is entered, and the button. One against which something speaks is sent when it is asked for twice. */
function SendFields({ fieldRef, children, ...props }: SendFieldsProps) {
  const { text, onText, fault, preview, isReady, isPending, use, onSend, onSignAgain } = props
  const { wordsOf } = useScope()
  const words = wordsOf(sendTexts)
  const label = useSendLabel(preview)
  const again = againBefore(preview, use)
  const isBad = preview?.failure !== undefined
  const [warned, setWarned] = useState<string>()
  const taken = useRef<string>(undefined)
  const isWarned = isBad && warned === text
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A second click may follow before the first one is rendered.
    if (!isReady || taken.current === text) return
    if (isBad && !isWarned) return setWarned(text)
    taken.current = text
    onSend()
  }
  return (
    <form className={tool.body} onSubmit={onSubmit} noValidate>
      <TextField
        isLong
        label={words('send.boc')}
        value={text}
        onValue={onText}
        placeholder="te6cc…"
        fault={fault}
        fieldRef={fieldRef}
      />
      {children}
      {isWarned && <Notice tone="warning" icon={warn} title={wordsOf(previewTexts)('preview.refused')} />}
      <div className={tool.actions}>
        {again && <AgainWay data={again} onSignAgain={onSignAgain} />}
        <Button kind={isBad || again ? 'outline' : 'primary'} type="submit" icon={up} disabled={!isReady}>
          {isPending ? words('send.sending') : isWarned ? wordsOf(previewTexts)('preview.sendAnyway') : label}
        </Button>
        <span className={tool.quiet}>{words('send.note')}</span>
      </div>
    </form>
  )
}

/** The wallet is past the seqno of the message: what became of it. */
function Spent({ use }: { use: SeqnoUse | undefined }) {
  const { wordsOf } = useScope()
  const words = wordsOf(lifeTexts)
  if (use?.by !== 'other')
    return (
      <Notice tone="negative" icon={cross} title={wordsOf(previewTexts)('preview.fail.refused')}>
        {words('life.lookFirst')}
      </Notice>
    )
  return (
    <Notice tone="negative" icon={cross} title={words('life.replaced')}>
      {words('life.replacedText')} <HashLabel data={use.transaction} kind="transaction" copy={false} />
    </Notice>
  )
}

/** The next steps of a message that has ended. */
function Next({ traceId, onAgain }: { traceId: string | undefined; onAgain: () => void }) {
  const { wordsOf, renderLink } = useScope()
  return (
    <div className={tool.actions}>
      {traceId && renderLink && (
        <span className={styles.open}>
          <Link kind="trace" id={traceId}>
            <Icon path={trace} />
            {wordsOf(detailTexts)('action.openTrace')}
          </Link>
        </span>
      )}
      <Button icon={up} onClick={onAgain}>
        {wordsOf(sendTexts)('send.again')}
      </Button>
    </div>
  )
}
