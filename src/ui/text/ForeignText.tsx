'use client'
import { visibleText } from '../../trust/visibleText.ts'
import { useScope } from '../root/scope.ts'
import { textTexts } from '../words/en/text.ts'
import styles from './ForeignText.module.css'

interface ForeignTextProps {
  children: string
  /** Characters shown at most. Default 1 000. */
  max?: number
  className?: string | undefined
  /** Its `data-part`. */
  part?: string
}

/** Text that a stranger wrote: isolated from the text around it, with its hidden characters made visible. Renders a `<bdi>`. */
export function ForeignText({ children, max, className, part }: ForeignTextProps) {
  const words = useScope().wordsOf(textTexts)
  const pieces = visibleText(children, max)
  return (
    <bdi className={className} data-part={part}>
      {pieces.map((piece, index) =>
        'text' in piece ? (
          piece.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
          <span key={index} className={styles.code} data-tip={words('text.hiddenCharacter', { code: piece.code })}>
            {piece.code}
          </span>
        ),
      )}
    </bdi>
  )
}
