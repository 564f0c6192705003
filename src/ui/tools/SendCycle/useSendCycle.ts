'use client'
import { useEffect, useRef, useState } from 'react'
import { isEnded } from '../../../query/messageStatus.ts'
import { useTonCenter } from '../../../react/context.ts'
import { useSendMessage } from '../../../react/v3/legacy.ts'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import type { TonConnectRequest } from '../../../reading/preview/request.ts'
import { isReplaced } from '../SendBoc/lifeFacts.ts'
import { refusalOf, sendingOf } from '../SendBoc/sendingOf.ts'
import { useStanding } from '../SendBoc/useStanding.ts'
import { foreseenIn, type KeptMessage, keep, type MessageStorage, readKept } from './keptMessage.ts'
import { type SignableRequest, toSignable } from './signable.ts'
import { failureOf, messageIn, type WalletFailure } from './walletAnswer.ts'

export interface CycleOptions {
  /** Raw. */
  readonly account: string
  readonly sign: (request: SignableRequest) => Promise<{ readonly boc: string }>
  /** The page sends what was signed. */
  readonly sends: boolean
  readonly storage: MessageStorage | undefined
  /** Of what is kept. */
  readonly name: string
}

/** A request on its way: asked for in the wallet, signed, sent, ended. */
export function useSendCycle({ account, sign, sends, storage, name }: CycleOptions) {
  const { client } = useTonCenter()
  // `null` before the storage was read: a server has none.
  const [kept, setKept] = useState<KeptMessage | undefined | null>(null)
  const [failure, setFailure] = useState<WalletFailure>()
  const [asked, setAsked] = useState<SignableRequest>()
  const [isStopped, setStopped] = useState(false)
  const stop = useRef<() => void>(undefined)
  const send = useSendMessage()
  useEffect(() => setKept(readKept(storage, name, account)), [storage, name, account])

  function follow(next: KeptMessage | undefined) {
    keep(storage, name, next)
    setKept(next)
  }

  async function take(answer: unknown, preview: Preview | undefined) {
    const boc = messageIn(answer, account)
    if (boc === undefined) return setFailure({ is: 'wrong' })
    const signed = { boc, foreseen: foreseenIn(preview) }
    follow({ ...signed, isUnsure: sends })
    if (!sends) return
    const error = await send.mutateAsync({ boc }).catch((error: Error) => error)
    follow({ ...signed, isUnsure: error instanceof Error && sendingOf(error) === 'unsure' })
  }

  /** Resolves when the wallet has answered, or nobody waits for it any more. A late answer counts. */
  async function ask(request: TonConnectRequest, preview: Preview | undefined): Promise<void> {
    const signable = toSignable(request, account, client.now())
    setFailure(undefined)
    setStopped(false)
    setAsked(signable)
    const stopped = new Promise<void>((resolve) => {
      stop.current = resolve
    })
    const signing = sign(signable).then(
      (answer) => take(answer, preview),
      (error) => setFailure(failureOf(error)),
    )
    await Promise.race([signing, stopped])
    setAsked(undefined)
  }

  const boc = kept?.boc
  const error = send.error ?? undefined
  const isOwn = sends && boc !== undefined && send.variables?.boc === boc
  const sending = isOwn ? sendingOf(error) : kept?.isUnsure ? ('unsure' as const) : undefined
  const standing = useStanding(boc, sending)
  const isOver = boc !== undefined && (isEnded(standing.status) || standing.isStopped || isReplaced(standing))
  useEffect(() => {
    if (isOver) keep(storage, name, undefined)
  }, [isOver, storage, name])

  return {
    isRead: kept !== null,
    message: boc,
    foreseen: kept?.foreseen,
    ...{ asked, failure, isStopped, sending, isOver, standing, ask },
    refusalFor: (interfaces: readonly string[] | undefined) => (isOwn ? refusalOf(error, interfaces) : undefined),
    stopWaiting() {
      setStopped(true)
      stop.current?.()
    },
    /** Back to the preview. */
    begin() {
      send.reset()
      setFailure(undefined)
      setStopped(false)
      follow(undefined)
    },
  }
}

export type SendCycleModel = ReturnType<typeof useSendCycle>
