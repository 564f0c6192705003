'use client'
import { type FormEvent, forwardRef, useRef, useState } from 'react'
import { tryNormalizeBoc } from '../../../core/schema/params.ts'
import { isEnded } from '../../../query/messageStatus.ts'
import { useMessageHash } from '../../../react/useMessageHash.ts'
import { useMessageStatus } from '../../../react/useMessageStatus.ts'
import { useSendMessage } from '../../../react/v3/legacy.ts'
import card from '../../card/Card.module.css'
import { CardHead } from '../../card/CardHead.tsx'
import { deploy as up, warn } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { BalanceChange } from '../../reading/BalanceChange/BalanceChange.tsx'
import { Root } from '../../root/Root.tsx'
import { useScope } from '../../root/scope.ts'
import { ErrorState } from '../../states/ErrorState.tsx'
import { Notice } from '../../states/Notice.tsx'
import { previewTexts, sendTexts } from '../../words/en/send.ts'
import { TextField } from '../form/TextField.tsx'
import tool from '../form/Tool.module.css'
import type { ToolProps } from '../form/ToolCard.tsx'
import { FeeEstimate } from './FeeEstimate.tsx'
import { MessageLife } from './MessageLife.tsx'
import styles from './SendBocForm.module.css'
import { SendPreview } from './SendPreview.tsx'
import { sayRefusal } from './sayEnd.ts'
import { refusalOf, sendingOf } from './sendingOf.ts'
import { type SendPreviewModel, useSendPreview } from './useSendPreview.ts'

export interface SendBocFormProps extends ToolProps {
  /** The message that is there at first, base64 or hex. Default: none. */
  defaultBoc?: string | undefined
  /** When the message expires, unix seconds. Default: that of the message, where a standard wallet signed it. */
  validUntil?: number | undefined
  /** Called when the service has taken it, with the hash under which it can be looked for. */
  onSent?: ((hash: string | undefined) => void) | undefined
}

/**
 * Reads a signed message, draws its effects and its problems, and sends it once. Draws its life beside the form, and at its end the
 * balances before and after it. Three requests before it is sent: the states of its accounts, the decoded bodies, the fees. The
 * fees are left out where a check fails: such a message is sent only after a second confirmation. A refusal reports that nothing
 * was charged. Where the answer was lost, it looks for the message and sends nothing again. Renders a `<div role="group">`.
 */
export const SendBocForm = forwardRef<HTMLDivElement, SendBocFormProps>(function SendBocForm(
  { defaultBoc = '', validUntil, onSent, ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(sendTexts)
  const [text, setText] = useState(defaultBoc)
  const boc = tryNormalizeBoc(text.replace(/\s+/g, ''))
  const preview = useSendPreview(boc)
  const { hash, fault } = useMessageHash(boc)
  const send = useSendMessage({ onSuccess: (answer) => onSent?.(answer.message_hash_norm) })
  const sending = sendingOf(send.error)
  const interfaces = preview?.books.addressBook[preview.read.account]?.interfaces ?? undefined
  const refusal = refusalOf(send.error, interfaces)
  const isSent = send.isSuccess || send.isError
  const isFollowed = isSent && sending !== 'refused' && sending !== 'notTaken'
  const { data: status } = useMessageStatus(isFollowed ? boc : undefined)
  const title = words('send.title')
  const headings = { headingLevel: props.headingLevel }
  // The chain may take the message before its answer arrives, and then refuses an estimate of it.
  const body = preview?.canEstimate && send.isIdle ? preview.read : undefined
  return (
    <Root
      scope={scope}
      ref={ref as React.Ref<HTMLElement>}
      role="group"
      aria-label={title}
      own={styles.root}
      {...props}
    >
      <div className={styles.columns}>
        <div className={card.root}>
          <CardHead title={title} />
          <Entry
            text={text}
            onText={(value) => {
              setText(value)
              send.reset()
            }}
            fault={text.trim() && !boc ? words('send.wrong') : fault ? words('send.notExternal') : undefined}
            preview={preview}
            isReady={boc !== undefined && hash !== undefined && !send.isPending}
            isSent={isSent}
            onSend={() => boc !== undefined && send.mutate({ boc })}
          />
          {send.error && (
            <ErrorState
              error={send.error}
              title={words('send.failed')}
              text={refusal && sayRefusal(refusal, scope.wordsOf, interfaces)}
            />
          )}
        </div>
        <div className={styles.beside}>
          <MessageLife
            message={isSent ? boc : undefined}
            validUntil={validUntil ?? preview?.read.signed?.validUntil}
            sending={sending}
            refusal={refusal}
            interfaces={interfaces}
            {...headings}
          />
          {body && <FeeEstimate address={body.account} body={body.body} {...headings} />}
        </div>
        {isEnded(status) && status?.trace && (
          <BalanceChange
            className={styles.below}
            data={status.trace}
            addressBook={preview?.books.addressBook}
            {...headings}
          />
        )}
      </div>
    </Root>
  )
})
SendBocForm.displayName = 'SendBocForm'

interface EntryProps {
  text: string
  onText: (text: string) => void
  fault: string | undefined
  preview: SendPreviewModel | undefined
  /** It is a message from outside, and none is being sent. */
  isReady: boolean
  isSent: boolean
  onSend: () => void
}

/** The field, what the message would do, and the button, which sends each message once. */
function Entry({ text, onText, fault, preview, isReady, isSent, onSend }: EntryProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(sendTexts)
  const isBad = !isSent && preview?.failure !== undefined
  const [isWarned, setWarned] = useState(false)
  const isTaken = useRef(false)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A second click may follow before the first one is drawn.
    if (!isReady || isSent || isTaken.current) return
    if (isBad && !isWarned) return setWarned(true)
    isTaken.current = true
    onSend()
  }
  return (
    <form className={tool.body} onSubmit={onSubmit} noValidate>
      <TextField
        isLong
        label={words('send.boc')}
        value={text}
        onValue={(value) => {
          onText(value)
          setWarned(false)
          isTaken.current = false
        }}
        placeholder="te6cc…"
        fault={fault}
      />
      {preview && <SendPreview model={preview} isSent={isSent} />}
      {isWarned && isBad && <Notice tone="warning" icon={warn} title={wordsOf(previewTexts)('preview.refused')} />}
      <div className={tool.actions}>
        <Button kind={isBad ? 'outline' : 'primary'} type="submit" icon={up} disabled={!isReady || isSent}>
          {isBad && isWarned ? wordsOf(previewTexts)('preview.sendAnyway') : words('send.send')}
        </Button>
        <span className={tool.quiet}>{words('send.note')}</span>
      </div>
    </form>
  )
}
