'use client'
import { useState } from 'react'
import { key, plug } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { againTexts } from '../../words/en/tools/send.ts'
import tool from '../form/Tool.module.css'
import type { Again, SignRequest } from './again.ts'
import styles from './SendBocForm.module.css'
import { useSayCoins } from './useSayCoins.ts'

/** Has a message signed. What it gives is up to who renders the button. */
export type OnSignAgain = (request: SignRequest) => unknown

interface AgainWayProps {
  data: Again
  /** Without it the way on is a sentence. */
  onSignAgain: OnSignAgain | undefined
}

/** The way on from a message that was not sent: a button where the host signs, else a sentence. */
export function AgainWay({ data: { kind, request, amount = 0n }, onSignAgain }: AgainWayProps) {
  const words = useScope().wordsOf(againTexts)
  const say = useSayCoins()
  const [state, setState] = useState<'asking' | 'failed'>()
  if (!onSignAgain) return <p className={tool.quiet}>{words(`again.${kind}Text`, { amount: say(amount) })}</p>
  async function sign() {
    setState('asking')
    try {
      await onSignAgain?.(request)
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={styles.way}>
      {state === 'failed' && <Notice tone="warning" icon={plug} title={words('again.failed')} />}
      <Button kind="primary" icon={key} disabled={state === 'asking'} onClick={sign}>
        {words(state === 'asking' ? 'again.asking' : `again.${kind}`, { amount: say(amount) })}
      </Button>
    </div>
  )
}
