'use client'
import { type FormEvent, forwardRef, useMemo, useRef, useState } from 'react'
import { attempt } from '../../../core/attempt.ts'
import { tryNormalizeBoc } from '../../../core/schema/params.ts'
import { parseBoc, readCell } from '../../../core/values/cell.ts'
import { useMessageHash } from '../../../react/useMessageHash.ts'
import { useSendMessage } from '../../../react/v3/legacy.ts'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { deploy as up } from '../../icons/paths.ts'
import { AddressLabel } from '../../parts/AddressLabel.tsx'
import { Button } from '../../parts/Button.tsx'
import { useScope } from '../../root/scope.ts'
import { ErrorState } from '../../states/ErrorState.tsx'
import { sendTexts } from '../../words/en/tools.ts'
import { TextField } from '../form/TextField.tsx'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import { MessageLife } from './MessageLife.tsx'
import { sendingOf } from './sendingOf.ts'

export interface SendBocFormProps extends ToolProps {
  /** The message that is there at first, base64 or hex. Default: none. */
  defaultBoc?: string | undefined
  /** When the message expires, unix seconds. Default: not known. */
  validUntil?: number | undefined
  /** Called when the service has taken it, with the hash under which it can be looked for. */
  onSent?: ((hash: string | undefined) => void) | undefined
}

/**
 * Sends a signed message, once, and draws its life. A refusal says that nothing was charged; where the answer was lost, it looks for
 * the message and sends nothing again. Renders a `<div role="group">`.
 */
export const SendBocForm = forwardRef<HTMLDivElement, SendBocFormProps>(function SendBocForm(
  { defaultBoc = '', validUntil, onSent, ...props },
  ref,
) {
  const words = useScope(props).wordsOf(sendTexts)
  const [text, setText] = useState(defaultBoc)
  const boc = tryNormalizeBoc(text.replace(/\s+/g, ''))
  const receiver = useMemo(() => (boc === undefined ? undefined : attempt(() => receiverOf(boc))), [boc])
  const { hash, fault } = useMessageHash(boc)
  const send = useSendMessage({ onSuccess: (answer) => onSent?.(answer.message_hash_norm) })
  const sending = sendingOf(send.error)
  const taken = useRef<string | undefined>(undefined)
  const isSent = send.isSuccess || send.isError
  const isReady = boc !== undefined && hash !== undefined && !send.isPending

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A second click may come before the first one is drawn.
    if (!isReady || isSent || taken.current === boc) return
    taken.current = boc
    send.mutate({ boc })
  }
  const wrong = text.trim() && !boc ? words('send.wrong') : fault ? words('send.notExternal') : undefined
  return (
    <ToolCard rootRef={ref} title={words('send.title')} {...props}>
      <form className={tool.body} onSubmit={onSubmit} noValidate>
        <TextField
          isLong
          label={words('send.boc')}
          value={text}
          onValue={(value) => {
            setText(value)
            send.reset()
            taken.current = undefined
          }}
          placeholder="te6cc…"
          fault={wrong}
        />
        <Facts>
          <Fact name={words('send.to')}>{receiver && <AddressLabel address={receiver} />}</Fact>
        </Facts>
        <div className={tool.actions}>
          <Button kind="primary" type="submit" icon={up} disabled={!isReady || isSent}>
            {words('send.send')}
          </Button>
          <span className={tool.quiet}>{words('send.note')}</span>
        </div>
        {isSent && <MessageLife message={boc} validUntil={validUntil} sending={sending} />}
        {send.error && <ErrorState error={send.error} title={words('send.failed')} />}
      </form>
    </ToolCard>
  )
})
SendBocForm.displayName = 'SendBocForm'

/** The raw address to which a message from outside goes. Layout: `ext_in_msg_info$10` of block.tlb. */
function receiverOf(boc: string): string | undefined {
  const reader = readCell(parseBoc(boc))
  if (reader.uint(2) !== 0b10n || reader.uint(2) !== 0n || reader.uint(3) !== 0b100n) return
  const workchain = BigInt.asIntN(8, reader.uint(8))
  return `${workchain}:${reader.uint(256).toString(16).padStart(64, '0').toUpperCase()}`
}
