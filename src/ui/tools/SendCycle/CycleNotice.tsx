'use client'
import { reasonOfExit } from '../../../reading/refusal.ts'
import * as icons from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { cycleTexts } from '../../words/en/tools/cycle.ts'
import { sayRefusal } from '../SendBoc/sayEnd.ts'
import type { SendCycleModel } from './useSendCycle.ts'
import type { WalletFailure } from './walletAnswer.ts'

interface CycleNoticeProps {
  cycle: SendCycleModel
  /** Of the wallet. */
  interfaces: readonly string[] | undefined
}

const TEXTS = {
  rejected: ['cycle.notSent', 'cycle.rejectedText'],
  badRequest: ['cycle.notSent', 'cycle.badRequestText'],
  notConnected: ['cycle.notSent', 'cycle.notConnectedText'],
  failed: ['cycle.unsure', 'cycle.failedText'],
  wrong: ['cycle.unsure', 'cycle.wrongText'],
} as const satisfies Record<Exclude<WalletFailure['is'], 'refused'>, [money: string, why: string]>

/** How far the wallet is, while there is no message: what became of the money first. */
export function CycleNotice({ cycle, interfaces }: CycleNoticeProps) {
  const { asked, failure, isStopped, stopWaiting } = cycle
  const { wordsOf } = useScope()
  const words = wordsOf(cycleTexts)
  if (asked) {
    const action = (
      <Button kind="link" onClick={stopWaiting}>
        {words('cycle.stop')}
      </Button>
    )
    return (
      <Notice tone="pending" icon={icons.key} title={words('cycle.waiting')} action={action}>
        {words('cycle.waitingText')}
      </Notice>
    )
  }
  if (failure?.is === 'refused') {
    const reason = reasonOfExit(failure.exitCode, interfaces ?? ['wallet'])
    return (
      <Notice tone="negative" icon={icons.warn} title={words('cycle.notCharged')}>
        {reason && sayRefusal(reason, wordsOf, interfaces)}
      </Notice>
    )
  }
  if (failure) {
    const [money, why] = TEXTS[failure.is]
    return (
      <Notice tone="warning" icon={icons.warn} title={words(money)}>
        {words(why)}
      </Notice>
    )
  }
  if (!isStopped) return null
  return (
    <Notice tone="warning" icon={icons.warn} title={words('cycle.stopped')}>
      {words('cycle.stoppedText')}
    </Notice>
  )
}
