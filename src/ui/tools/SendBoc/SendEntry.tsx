'use client'
import { type FormEvent, useRef, useState } from 'react'
import { Fold } from '../../facts/Fold.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { trace, deploy as up, warn } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { Link } from '../../parts/Link.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { mono } from '../../text/Short.tsx'
import { detailTexts } from '../../words/en/details.ts'
import { previewTexts, sendTexts } from '../../words/en/send.ts'
import { TextField } from '../form/TextField.tsx'
import tool from '../form/Tool.module.css'
import styles from './SendBocForm.module.css'
import { SendPreview } from './SendPreview.tsx'
import type { SendPreviewModel, SentBefore } from './useSendPreview.ts'

interface SendEntryProps {
  text: string
  onText: (text: string) => void
  fault: string | undefined
  preview: SendPreviewModel | undefined
  /** It is a message from outside, and none is being sent. */
  isReady: boolean
  /** What was known when it was sent; absent before. */
  before: SentBefore | undefined
  /** Nothing more can happen to it. */
  isOver: boolean
  /** Of what it set off, once that is known. */
  traceId: string | undefined
  onSend: () => void
}

/** The field, what the message would do, and the button, which sends each message once. At its end the next steps are in their place. */
export function SendEntry({ text, onText, fault, preview, isReady, before, isOver, traceId, onSend }: SendEntryProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(sendTexts)
  const isBad = !before && preview?.failure !== undefined
  const [isWarned, setWarned] = useState(false)
  const isTaken = useRef(false)
  function enter(value: string) {
    onText(value)
    setWarned(false)
    isTaken.current = false
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A second click may follow before the first one is drawn.
    if (!isReady || before || isTaken.current) return
    if (isBad && !isWarned) return setWarned(true)
    isTaken.current = true
    onSend()
  }
  const drawn = preview && <SendPreview model={preview} before={before} />
  if (isOver)
    return (
      <div className={tool.body}>
        {drawn}
        <Fold title={words('send.boc')} part="boc">
          <p className={cx(mono, styles.boc)} dir="ltr">
            {text}
          </p>
        </Fold>
        <Next traceId={traceId} onAgain={() => enter('')} />
      </div>
    )
  return (
    <form className={tool.body} onSubmit={onSubmit} noValidate>
      <TextField isLong label={words('send.boc')} value={text} onValue={enter} placeholder="te6cc…" fault={fault} />
      {drawn}
      {isWarned && isBad && <Notice tone="warning" icon={warn} title={wordsOf(previewTexts)('preview.refused')} />}
      <div className={tool.actions}>
        <Button
          kind={isBad ? 'outline' : 'primary'}
          type="submit"
          icon={up}
          disabled={!isReady || before !== undefined}
        >
          {isBad && isWarned ? wordsOf(previewTexts)('preview.sendAnyway') : words('send.send')}
        </Button>
        <span className={tool.quiet}>{words('send.note')}</span>
      </div>
    </form>
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
