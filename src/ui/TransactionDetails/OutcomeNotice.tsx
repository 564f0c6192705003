'use client'
import { exitSentence } from '../ExitCode/exitSentence.ts'
import { exitTexts } from '../ExitCode/texts.ts'
import { bounce, warn } from '../icons/paths.ts'
import { Notice } from '../Notice/Notice.tsx'
import { useScope } from '../root/scope.ts'
import { outcomeTexts } from '../TransactionList/outcomeTexts.ts'
import type { Outcome } from '../TransactionList/summary.ts'
import styles from './TransactionDetails.module.css'

interface OutcomeNoticeProps {
  data: Outcome
  /** Of the contract, as an address book says them: the codes of standard contracts have sentences of their own. */
  interfaces?: readonly string[] | null | undefined
}

/** How it ended, where there is something to say: a sentence, and the code behind it. */
export function OutcomeNotice({ data: { status, sentence }, interfaces }: OutcomeNoticeProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(outcomeTexts)
  if (!sentence) return null
  const { word, code } = sentence
  const tone = status === 'failed' ? 'negative' : status === 'bounced' ? 'warning' : 'neutral'
  const phase = code?.word === 'outcome.resultCode' ? 'action' : 'compute'
  return (
    <Notice
      tone={tone}
      icon={status === 'bounced' ? bounce : warn}
      title={code ? wordsOf(exitTexts)(exitSentence(code.code, phase, interfaces ?? [])) : words(word)}
    >
      {code && (
        <span className={styles.quiet}>
          {words(code.word as 'outcome.exitCode', { code: String(code.code).replace('-', '\u2212') })}
        </span>
      )}
    </Notice>
  )
}
