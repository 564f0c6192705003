'use client'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { attempt } from '../../../core/attempt.ts'
import { rawForm } from '../../../core/values/address.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import type { TonConnectRequest } from '../../../reading/preview/request.ts'
import * as icons from '../../icons/paths.ts'
import { Root } from '../../root/Root.tsx'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { useConditions } from '../../states/useConditions.ts'
import { cycleTexts } from '../../words/en/tools/cycle.ts'
import type { ToolProps } from '../form/ToolCard.tsx'
import type { SignRequest } from '../SendBoc/again.ts'
import { MessageLife } from '../SendBoc/MessageLife.tsx'
import styles from '../SendBoc/SendBocForm.module.css'
import { TransactionPreview } from '../TransactionPreview/TransactionPreview.tsx'
import { CycleEnd } from './CycleEnd.tsx'
import { CycleNotice } from './CycleNotice.tsx'
import type { MessageStorage } from './keptMessage.ts'
import { type SignableRequest, toRequest } from './signable.ts'
import { useSendCycle } from './useSendCycle.ts'

export interface SendCycleProps extends ToolProps {
  /** What is to be sent: the request of TON Connect. `undefined`: not yet. */
  request: TonConnectRequest | undefined
  /** The wallet that is to sign, in any form. */
  account: string
  /** Asks the wallet: `(request) => tonConnectUI.sendTransaction(request)`. */
  sign: (request: SignableRequest) => Promise<{ readonly boc: string }>
  /** The page sends what was signed. Default: the wallet does, as those of TON Connect. */
  sends?: boolean | undefined
  /**
   * Keeps the signed message until it has ended, so that a page that was closed follows it again. Default: `localStorage`. `null` keeps
   * nothing.
   */
  storage?: MessageStorage | null | undefined
  /** Renders a button at the end. */
  onDone?: (() => void) | undefined
}

/**
 * A payment from the preview to the fresh balance: tries the request, has it signed, follows the message to its end, and compares what
 * the preview had said with what happened. Each end says first what became of the money: refused in the wallet or by its contract,
 * skipped, expired, replaced, failed later, returned. Nothing is signed or sent twice by itself. A signed message outlives the page.
 *
 * Costs what `TransactionPreview` and `MessageLife` cost, and one request for the balance at the end. Renders a `<div role="group">`.
 */
export const SendCycle = forwardRef<HTMLDivElement, SendCycleProps>(function SendCycle({ storage, ...props }, ref) {
  const { client } = useTonCenter()
  const [ofPage] = useState(() => attempt(() => window.localStorage))
  const account = rawForm(props.account)
  const name = `toncenter-react/sent/${client.keyName}/${account}`
  const kept = storage === null ? undefined : (storage ?? ofPage)
  return <Cycle key={name} {...props} account={account} rootRef={ref} name={name} storage={kept} />
})
SendCycle.displayName = 'SendCycle'

interface CycleProps extends Omit<SendCycleProps, 'storage'> {
  rootRef: React.ForwardedRef<HTMLDivElement>
  name: string
  storage: MessageStorage | undefined
}

/** One account's. */
function Cycle({ request, account, sign, sends = false, onDone, rootRef, name, storage, ...props }: CycleProps) {
  const scope = useScope(props)
  const words = scope.wordsOf(cycleTexts)
  const { isOff } = useConditions(false)
  const [again, setAgain] = useState<TonConnectRequest>()
  const [preview, setPreview] = useState<Preview>()
  const life = useRef<HTMLDivElement>(null)
  const cycle = useSendCycle({ account, sign, sends, storage, name })
  const { message, isOver, standing } = cycle
  const current = again ?? request
  const interfaces =
    preview?.books.addressBook[account]?.interfaces ??
    standing.status?.books?.addressBook[account]?.interfaces ??
    undefined
  const isSigned = message !== undefined
  useEffect(() => {
    if (isSigned) life.current?.focus()
  }, [isSigned])

  function ask(shown: Preview | undefined) {
    setPreview(shown)
    return current && cycle.ask(current, shown)
  }
  function signAgain(signRequest: SignRequest) {
    setAgain(toRequest(signRequest))
    cycle.begin()
  }
  function done() {
    setAgain(undefined)
    cycle.begin()
    onDone?.()
  }
  const headings = { headingLevel: props.headingLevel }
  return (
    <Root
      scope={scope}
      ref={rootRef as React.Ref<HTMLElement>}
      role="group"
      aria-label={words('cycle.label')}
      data-state={isOver ? 'over' : isSigned ? 'signed' : cycle.asked ? 'asked' : 'preview'}
      own={styles.beside}
      {...props}
    >
      {isSigned ? (
        <>
          {isOff && !isOver && (
            <Notice tone="off" icon={icons.plug} title={words('cycle.offline')}>
              {words('cycle.offlineText')}
            </Notice>
          )}
          <MessageLife
            ref={life}
            tabIndex={-1}
            message={message}
            validUntil={standing.read?.signed?.validUntil}
            sending={cycle.sending}
            refusal={cycle.refusalFor(interfaces)}
            interfaces={interfaces}
            onSignAgain={signAgain}
            {...headings}
          />
          {isOver && <CycleEnd cycle={cycle} account={account} onDone={onDone && done} />}
        </>
      ) : (
        <>
          <CycleNotice cycle={cycle} interfaces={interfaces} />
          <TransactionPreview
            request={cycle.isRead ? current : undefined}
            account={account}
            onSign={ask}
            {...headings}
          />
        </>
      )}
    </Root>
  )
}
