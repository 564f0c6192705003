'use client'
import type { SearchReading } from '../../../reading/search/readSearch.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { Icon } from '../../icons/Icon.tsx'
import { search, warn } from '../../icons/paths.ts'
import { cx } from '../../root/props.ts'
import { mono } from '../../text/Short.tsx'
import styles from './SearchBox.module.css'
import type { Notice } from './sayNotice.ts'

/** The reason, and the text with its fault marked. The status of the box reads it out. */
export function SearchNotice({ notice, reading }: { notice: Notice; reading: SearchReading }) {
  const { tone, title, text, wrong } = notice
  return (
    <div className={styles.notice} data-part="notice" data-tone={tone}>
      <Icon path={tone === 'neutral' ? search : warn} className={styles.noticeIcon} />
      <div className={styles.noticeText}>
        <bdi className={styles.noticeTitle}>{title}</bdi> {text}
        {wrong && wrong.length > 0 && (
          <div className={cx(mono, styles.shown)} data-part="shown">
            <Characters text={reading.text} marked={wrong.map(({ at }) => at)} />
          </div>
        )}
      </div>
    </div>
  )
}

/** A text with some of its characters marked. */
export function Characters({ text, marked }: { text: string; marked: readonly number[] }) {
  const pieces: { text: string; isMarked: boolean; at: number }[] = []
  let at = 0
  for (const char of text) {
    const isMarked = marked.includes(at)
    const last = pieces.at(-1)
    if (last && last.isMarked === isMarked) last.text += char
    else pieces.push({ text: char, isMarked, at })
    at += char.length
  }
  return pieces.map(({ text, isMarked, at }) =>
    isMarked ? (
      <mark key={at} className={styles.wrong}>
        {visibleString(text)}
      </mark>
    ) : (
      visibleString(text)
    ),
  )
}
