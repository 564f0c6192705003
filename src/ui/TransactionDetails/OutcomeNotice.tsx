'use client'
import { bounce, warn } from '../icons/paths.ts'
import { Notice } from '../Notice/Notice.tsx'
import { useScope } from '../root/scope.ts'
import type { Outcome } from '../TransactionList/summary.ts'
import { transactionTexts } from '../TransactionList/texts.ts'
import styles from './TransactionDetails.module.css'

/** How it ended, where there is something to say: a sentence, and the code behind it. */
export function OutcomeNotice({ data: { status, sentence } }: { data: Outcome }) {
  const words = useScope().wordsOf(transactionTexts)
  if (!sentence) return null
  const { word, code } = sentence
  const tone = status === 'failed' ? 'negative' : status === 'bounced' ? 'warning' : 'neutral'
  return (
    <Notice tone={tone} icon={status === 'bounced' ? bounce : warn} title={words(word)}>
      {code && (
        <span className={styles.quiet}>{words(code.word, { code: String(code.code).replace('-', '\u2212') })}</span>
      )}
    </Notice>
  )
}
