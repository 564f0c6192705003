'use client'
import { symbolOf } from '../../reading/sayRole.ts'
import { useScope } from '../../root/scope.ts'
import { ForeignText } from '../../text/ForeignText.tsx'
import { useTokenFlags } from '../../trust/useTokenFlags.ts'
import { roleTexts } from '../../words/en/reading/outcomes.ts'
import styles from './TransactionList.module.css'
import type { TransactionListModel } from './useTransactionList.ts'

interface OwnWalletProps {
  /** Raw. */
  jetton: string
  context: Pick<TransactionListModel, 'addressBook' | 'metadata'>
}

/** Under the other party: the account's own wallet of a jetton. The jettons were another account's, which the trace names. */
export default function OwnWallet({ jetton, context }: OwnWalletProps) {
  const words = useScope().wordsOf(roleTexts)
  const symbol = symbolOf(jetton, { ...context, flagsOf: useTokenFlags() })
  return (
    <span className={styles.own} data-part="role">
      <ForeignText max={64}>{words('role.ownWallet', { symbol })}</ForeignText>
    </span>
  )
}
