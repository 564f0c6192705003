'use client'
import { forwardRef, useState } from 'react'
import { isTonCenterError } from '../../../core/errors.ts'
import { tryNormalizeBoc } from '../../../core/schema/params.ts'
import { isEnded } from '../../../query/messageStatus.ts'
import { useMessageHash } from '../../../react/useMessageHash.ts'
import card from '../../card/Card.module.css'
import { CardHead } from '../../card/CardHead.tsx'
import { Fold } from '../../facts/Fold.tsx'
import * as icons from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { BalanceChange } from '../../reading/BalanceChange/BalanceChange.tsx'
import { Root } from '../../root/Root.tsx'
import { useScope } from '../../root/scope.ts'
import { visibleDetails } from '../../states/ErrorState.tsx'
import { errorDetails, sayError } from '../../states/errorText.ts'
import { Notice } from '../../states/Notice.tsx'
import { errorTexts } from '../../words/en/states/errors.ts'
import { buttonTexts } from '../../words/en/states/waits.ts'
import { sendTexts } from '../../words/en/tools/send.ts'
import type { ToolProps } from '../form/ToolCard.tsx'
import type { SignRequest } from './again.ts'
import { FeeCard, NoFee } from './FeeCard.tsx'
import { fateOf, isReplaced } from './lifeFacts.ts'
import { MessageLife } from './MessageLife.tsx'
import styles from './SendBocForm.module.css'
import { SendEntry } from './SendEntry.tsx'
import { refusalOf, sendingOf } from './sendingOf.ts'
import { useSendFocus } from './useSendFocus.ts'
import { useSending } from './useSending.ts'
import { useSendPreview } from './useSendPreview.ts'
import { useStanding } from './useStanding.ts'

export interface SendBocFormProps extends ToolProps {
  /** The message that is there at first, base64 or hex. Default: none. */
  defaultBoc?: string | undefined
  /** When the message expires, unix seconds. Default: that of the message, where a standard wallet signed it. */
  validUntil?: number | undefined
  /** Called when the service has taken it, with the hash under which it can be looked for. */
  onSent?: ((hash: string | undefined) => void) | undefined
  /**
   * Has a message signed in place of one that can never be taken, or of one that its wallet could not pay for: renders a button for
   * it. The BoC that it gives, base64 or hex, takes the place of the old one, and is not sent by itself. Default: a sentence.
   */
  onSignAgain?: ((request: SignRequest) => string | undefined | Promise<string | undefined>) | undefined
}

/**
 * Reads a signed message, renders its effects and its problems, and sends it once: the balances before and after it with the fee, and
 * what of them nobody can know. Renders its life beside the form, above it on a narrow page once it is sent, and at its end the balances
 * before and after it. Three requests before it is sent: the states of its accounts, the decoded bodies, the fees; one more where it
 * moves jettons, one where the wallet is past its seqno. A message against which a check speaks is sent only after a second
 * confirmation: how it would fail is said first, and no fees are asked where its wallet refuses it. Once it is sent, the text and the
 * checks of before are folded away. One that the wallet took before is followed, not sent. A refusal reports that nothing was
 * charged. Where the answer was lost, it looks for the message and sends nothing again. Renders a `<div role="group">`.
 */
export const SendBocForm = forwardRef<HTMLDivElement, SendBocFormProps>(function SendBocForm(
  { defaultBoc = '', validUntil, onSent, onSignAgain, ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(sendTexts)
  const [text, setText] = useState(defaultBoc)
  const boc = tryNormalizeBoc(text.replace(/\s+/g, ''))
  const life = useSending(boc, onSent)
  const preview = useSendPreview(boc, !life.isIdle)
  const { hash, fault } = useMessageHash(boc)
  const standing = useStanding(boc, life.sending, preview?.isSpent)
  const { isAhead, status, use } = standing
  const interfaces = preview?.books.addressBook[preview.read.account]?.interfaces ?? undefined
  const refusal = refusalOf(life.error, interfaces)
  const title = words('send.title')
  const headings = { headingLevel: props.headingLevel }
  const focus = useSendFocus(text, !life.isIdle && !isAhead)
  function enter(value: string) {
    setText(value)
    life.reset()
  }
  async function signAgain(request: SignRequest) {
    const signed = await onSignAgain?.(request)
    if (!signed) return
    focus.signed.current = signed
    enter(signed)
  }
  const entry = (
    <div key="entry" className={card.root}>
      <CardHead title={title} />
      <SendEntry
        text={text}
        onText={enter}
        fault={text.trim() && !boc ? words('send.wrong') : fault ? words('send.notExternal') : undefined}
        preview={isAhead && life.before ? life.before : preview}
        isReady={boc !== undefined && hash !== undefined && !life.isPending}
        isPending={life.isPending}
        before={life.before}
        fate={isAhead ? 'ahead' : fateOf(standing)}
        isOver={isEnded(status) || standing.isStopped || isReplaced(standing)}
        use={use}
        traceId={status?.trace?.trace_id ?? undefined}
        onSend={() => life.send(preview)}
        onSignAgain={onSignAgain && signAgain}
        titleRef={focus.headline}
      />
      {life.error && (
        <Answer error={life.error} isRefused={life.sending === 'refused'} onRetry={() => life.send(preview)} />
      )}
    </div>
  )
  const beside = (
    <div key="beside" className={styles.beside}>
      <MessageLife
        ref={focus.life}
        tabIndex={-1}
        message={boc}
        validUntil={validUntil ?? preview?.read.signed?.validUntil}
        sending={isAhead ? 'ahead' : standing.sending}
        refusal={refusal}
        interfaces={interfaces}
        onSignAgain={onSignAgain && signAgain}
        {...headings}
      />
      {isAhead && preview?.failure === 'refused' ? (
        <NoFee {...headings} />
      ) : (
        preview?.feeQuery && <FeeCard {...preview.feeQuery} isUnsent={preview.failure === 'unsent'} {...headings} />
      )}
    </div>
  )
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
        {isAhead ? [entry, beside] : [beside, entry]}
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

interface AnswerProps {
  error: Error
  /** The life has the reason. */
  isRefused: boolean
  onRetry: () => void
}

/** What the service said to the sending. What it certainly did not take can be sent again. */
function Answer({ error, isRefused, onRetry }: AnswerProps) {
  const { wordsOf } = useScope()
  const canRetry = sendingOf(error) === 'notTaken' && isTonCenterError(error) && error.retryable
  const retry = canRetry && (
    <Button icon={icons.refresh} onClick={onRetry}>
      {wordsOf(buttonTexts)('action.retry')}
    </Button>
  )
  return (
    <div className={styles.answer}>
      {!isRefused && (
        <Notice tone="warning" icon={icons.plug} title={sayError(error, wordsOf(errorTexts))} action={retry} />
      )}
      <Fold title={wordsOf(sendTexts)('send.answer')} part="answer">
        <pre className={styles.boc} dir="ltr">
          {visibleDetails(errorDetails(error))}
        </pre>
      </Fold>
    </div>
  )
}
