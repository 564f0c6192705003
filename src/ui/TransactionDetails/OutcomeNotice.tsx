'use client'
import type { AddressBookRow } from '../../schemas/addressBook.ts'
import { bounce, warn } from '../icons/paths.ts'
import { Notice } from '../Notice/Notice.tsx'
import type { Cause, Outcome } from '../TransactionList/outcome.ts'
import { useCause } from '../TransactionList/useCause.ts'
import styles from './TransactionDetails.module.css'

interface OutcomeNoticeProps {
  data: Outcome
  /** Of its account: the codes of standard contracts are known. */
  interfaces?: AddressBookRow['interfaces'] | undefined
}

/** How it ended, where there is something to say: a sentence, and the code behind it. */
export function OutcomeNotice({ data: { status, cause }, interfaces }: OutcomeNoticeProps) {
  if (!cause) return null
  const tone = status === 'failed' ? 'negative' : status === 'bounced' ? 'warning' : 'neutral'
  return <CauseNotice cause={cause} tone={tone} interfaces={interfaces} />
}

interface CauseNoticeProps extends Pick<OutcomeNoticeProps, 'interfaces'> {
  cause: Cause
  tone: 'negative' | 'warning' | 'neutral'
}

function CauseNotice({ cause, tone, interfaces }: CauseNoticeProps) {
  const { sentence, code } = useCause(cause, interfaces)
  return (
    <Notice tone={tone} icon={tone === 'warning' ? bounce : warn} title={sentence}>
      {code && <span className={styles.quiet}>{code}</span>}
    </Notice>
  )
}
