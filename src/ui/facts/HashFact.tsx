'use client'
import { useState } from 'react'
import { hexOf, tryNormalizeHash } from '../../core/values/hash.ts'
import type { LinkTarget } from '../../react/settings.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { Short, shorten } from '../text/Short.tsx'
import { hashTexts } from '../words/en/parts/labels.ts'
import { detailTexts } from '../words/en/reading/details.ts'
import detail from './Detail.module.css'
import styles from './HashFact.module.css'

interface HashFactProps {
  data: string
  kind?: LinkTarget['kind']
  /** A button that shows it in base64, as the answers of the service spell it. */
  hasForms?: boolean
}

/** A hash with a button that copies it, in the form that is shown. */
export function HashFact({ data, kind, hasForms }: HashFactProps) {
  const { wordsOf, renderLink } = useScope()
  const words = wordsOf(detailTexts)
  const [form, setForm] = useState<'hex' | 'base64'>('hex')
  const base64 = tryNormalizeHash(data)
  const text = !base64 ? data : form === 'hex' ? hexOf(base64) : base64
  const other = form === 'hex' ? 'base64' : 'hex'
  const label = shorten(text, 6)
  const short = (
    <span className={cx(kind && renderLink && detail.link)} data-tip={text}>
      <Short ends={6}>{text}</Short>
    </span>
  )
  return (
    <span className={styles.root}>
      {kind ? (
        <Link kind={kind} id={base64 ?? data}>
          {short}
        </Link>
      ) : (
        short
      )}
      <CopyButton data={text} label={wordsOf(hashTexts)('action.copyHash', { label })} />
      {hasForms && base64 && (
        <button
          type="button"
          className={styles.form}
          aria-label={words('hash.switchTo', { form: words(`hash.${form}`), other: words(`hash.${other}`) })}
          onClick={() => setForm(other)}
        >
          {words(`hash.${form}`)}
        </button>
      )}
    </span>
  )
}
