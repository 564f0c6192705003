'use client'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { useScope } from '../../root/scope.ts'
import { Ends, mono, shorten } from '../../text/Short.tsx'
import { accountTexts } from '../../words/en/accounts.ts'

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
