'use client'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Ends, mono, shorten } from '../../text/Short.tsx'
import { accountTexts } from '../../words/en/accounts.ts'
import styles from './AccountCard.module.css'

/** All of an address, with its ends emphasised, and a button that copies it. */
export function Address({ data, className }: { data: string; className: string | undefined }) {
  const words = useScope().wordsOf(accountTexts)
  return (
    <div className={cx(styles.address, className)} data-part="address">
      <span className={cx(mono, styles.full)}>
        <Letters data={data} />
      </span>
      <CopyButton className={styles.copy} data={data} label={words('account.copyForm', { form: shorten(data, 4) })} />
    </div>
  )
}

/** In some fonts a letter is wider than another, or in bold: the skeleton has those of the address itself. */
export const Letters = ({ data }: { data: string }) => (
  <>
    <span className={styles.strong}>{data.slice(0, 4)}</span>
    {data.slice(4, -4)}
    <span className={styles.strong}>{data.slice(-4)}</span>
  </>
)

interface SpellingProps {
  data: string
  /** Characters that stay at either end. */
  ends: number
  /** Of the form in which the address is written. */
  name: string
}

/** The address in another form, shortened, with a button that copies it. */
export const Spelling = ({ data, ends, name }: SpellingProps) => (
  <>
    <span className={mono} data-tip={data}>
      <Ends>{shorten(data, ends)}</Ends>
    </span>
    <CopyButton data={data} label={useScope().wordsOf(accountTexts)('account.copyForm', { form: name })} />
  </>
)
