'use client'
import { forwardRef, useState } from 'react'
import { tryNormalizeBoc } from '../../../core/schema/params.ts'
import { isEnded } from '../../../query/messageStatus.ts'
import { useMessageHash } from '../../../react/useMessageHash.ts'
import card from '../../card/Card.module.css'
import { CardHead } from '../../card/CardHead.tsx'
import { BalanceChange } from '../../reading/BalanceChange/BalanceChange.tsx'
import { Root } from '../../root/Root.tsx'
import { useScope } from '../../root/scope.ts'
import { ErrorState } from '../../states/ErrorState.tsx'
import { sendTexts } from '../../words/en/send.ts'
import type { ToolProps } from '../form/ToolCard.tsx'
import { FeeCard, NoFee } from './FeeCard.tsx'
import { MessageLife } from './MessageLife.tsx'
import styles from './SendBocForm.module.css'
import { SendEntry } from './SendEntry.tsx'
import { sayRefusal } from './sayEnd.ts'
import { useSending } from './useSending.ts'
import { useSendPreview } from './useSendPreview.ts'

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
 * balances before and after it. Three requests before it is sent: the states of its accounts, the decoded bodies, the fees. A
 * message against which a check speaks is sent only after a second confirmation: how it would fail is said first, and no fees are
 * asked where its wallet refuses it. At the end the next steps replace the field, and the checks of before are folded away. A refusal
 * reports that nothing was charged. Where the answer was lost, it looks for the message and sends nothing again. Renders a
 * `<div role="group">`.
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
  const life = useSending({ boc, preview, onSent })
  const { sending, refusal, interfaces, status, fee, failure } = life
  const title = words('send.title')
  const headings = { headingLevel: props.headingLevel }
  function enter(value: string) {
    setText(value)
    life.reset()
  }
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
          <SendEntry
            text={text}
            onText={enter}
            fault={text.trim() && !boc ? words('send.wrong') : fault ? words('send.notExternal') : undefined}
            preview={preview}
            isReady={boc !== undefined && hash !== undefined && !life.isPending}
            before={life.before}
            isOver={isEnded(status) || sending === 'refused'}
            traceId={status?.trace?.trace_id ?? undefined}
            onSend={life.send}
          />
          {life.error && (
            <ErrorState
              error={life.error}
              title={words('send.failed')}
              text={refusal && sayRefusal(refusal, scope.wordsOf, interfaces)}
            />
          )}
        </div>
        <div className={styles.beside}>
          <MessageLife
            message={boc}
            validUntil={validUntil ?? preview?.read.signed?.validUntil}
            sending={sending}
            refusal={refusal}
            interfaces={interfaces}
            {...headings}
          />
          {fee && <FeeCard {...fee} isUnsent={failure === 'unsent'} {...headings} />}
          {failure === 'refused' && <NoFee {...headings} />}
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
