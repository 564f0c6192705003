'use client'
import { useEffect, useRef, useState } from 'react'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import { warn } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { trialTexts } from '../../words/en/tools/preview.ts'
import tool from '../form/Tool.module.css'
import { isWorse } from './isWorse.ts'
import type { PreviewModel } from './usePreview.ts'

interface SignButtonProps {
  model: PreviewModel
  onSign: (preview: Preview | undefined) => unknown
}

/** What the button does, and what it has found. */
type Step = 'idle' | 'checking' | 'signing' | 'changed' | 'warned' | 'unchecked' | 'not-signed'

const NOTICES: Readonly<Partial<Record<Step, keyof typeof trialTexts>>> = {
  changed: 'trial.changed',
  warned: 'trial.warned',
  unchecked: 'trial.unchecked',
  'not-signed': 'trial.signRefused',
}
const LABELS: Readonly<Partial<Record<Step, keyof typeof trialTexts>>> = {
  checking: 'trial.checking',
  signing: 'trial.signing',
  warned: 'trial.signAnyway',
  unchecked: 'trial.signAnyway',
}

/** Whether something speaks against it: then it has to be pressed twice. */
const isDoubtful = ({ preview, checks }: PreviewModel) =>
  preview?.outcome.status !== 'succeeded' || checks.some(({ state }) => state === 'bad')

/** Tries the request once more, then asks the wallet, unless it has become worse since it was shown. */
export function SignButton({ model, onSign }: SignButtonProps) {
  const { preview, query, request } = model
  const words = useScope().wordsOf(trialTexts)
  // Of another request it begins anew.
  const [of, setOf] = useState<{ request: unknown; step: Step }>({ request, step: 'idle' })
  const step = of.request === request ? of.step : 'idle'
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
  })
  const isPressed = useRef(false)
  const setStep = (next: Step) => setOf({ request, step: next })
  const isBad = isDoubtful(model)

  async function ask() {
    const isWarned = step === 'warned' || step === 'unchecked'
    if (isBad && !isWarned) return setStep('warned')
    setStep('checking')
    const now = await query.check().catch(() => undefined)
    if (latest.current !== request) return
    if (preview && now && isWorse(preview, now)) return setStep('changed')
    if (preview && !now && !isWarned) return setStep('unchecked')
    setStep('signing')
    try {
      await onSign(now ?? preview)
      setStep('idle')
    } catch {
      setStep('not-signed')
    }
  }
  async function press() {
    // A second click may follow before the first one is rendered.
    if (isPressed.current) return
    isPressed.current = true
    await ask()
    isPressed.current = false
  }

  const notice = NOTICES[step]
  const isBusy = step === 'checking' || step === 'signing'
  return (
    <>
      {notice && (
        <Notice tone="warning" icon={warn} title={words(notice)}>
          {step === 'changed' && words('trial.changedText')}
        </Notice>
      )}
      <div className={tool.actions}>
        <Button kind={isBad ? 'outline' : 'primary'} disabled={isBusy || query.isLoading} onClick={() => void press()}>
          {words(LABELS[step] ?? 'trial.sign')}
        </Button>
      </div>
    </>
  )
}
