'use client'
import { forwardRef } from 'react'
import type { LinkTarget } from '../../react/settings.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { ComponentProps } from '../props.ts'
import { DrawnHash } from './DrawnHash.tsx'
import { hashTexts } from './texts.ts'

export interface HashLabelProps
  extends Omit<ComponentProps<'root' | 'copy', string, HTMLSpanElement>, 'queryOptions' | 'slots'> {
  /** A hash in hex, base64 or base64url. Shown and copied as hex, the way explorers print it. */
  data: string
  /** What it links to. Default: no link. */
  kind?: LinkTarget['kind'] | undefined
  /** The id of the link, when it is not the hash. */
  linkId?: string | undefined
  /** Characters kept at either end. Default 6. */
  ends?: number | undefined
  /** A button that copies it. Default `true`. */
  copy?: boolean | undefined
}

/** A hash, shortened. Renders a `<span>`. */
export const HashLabel = forwardRef<HTMLSpanElement, HashLabelProps>(function HashLabel(
  { copy = true, ...props },
  ref,
) {
  if (!copy) return <DrawnHash {...props} ref={ref} />
  return (
    <DrawnHash
      {...props}
      ref={ref}
      after={(hash, label, { wordsOf }) => (
        <CopyButton
          data={hash}
          label={wordsOf(hashTexts)('action.copyHash', { label })}
          className={props.classNames?.copy}
        />
      )}
    />
  )
})
