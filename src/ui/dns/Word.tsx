'use client'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import list from '../table/List.module.css'
import { dnsRecordTexts } from '../words/en/dns.ts'
import styles from './DomainName.module.css'

/** The head of a column, where there are no heads. */
export function Word({ of }: { of: 'column.pointsTo' | 'column.owner' | 'column.expires' }) {
  const words = useScope().wordsOf(dnsRecordTexts)
  return <span className={cx(list.quiet, styles.label, styles.word)}>{words(of)}</span>
}
