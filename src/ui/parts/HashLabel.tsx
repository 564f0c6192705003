'use client'
import { forwardRef } from 'react'
import { hexOf, tryNormalizeHash } from '../../core/values/hash.ts'
import type { LinkTarget } from '../../react/settings.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { Ends, mono, shorten } from '../text/Short.tsx'
import { hashTexts } from '../words/en/parts/labels.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './HashLabel.module.css'
import { Link } from './Link.tsx'

export interface HashLabelProps
  extends Omit<ComponentProps<'root' | 'copy', string, HTMLSpanElement>, 'queryOptions' | 'slots'> {
  /** A hash in hex, base64 or base64url. Shown and copied as hex, the way explorers print it. */
  data: string
  /** The target of its link. Default: no link. */
  kind?: LinkTarget['kind'] | undefined
  /** The id of the link, when it is not the hash. */
  linkId?: string | undefined
  /** Characters kept at either end. Default 6. */
  ends?: number | undefined
  /** A button that copies it. Default `true`. */
  copy?: boolean | undefined
}

/** A hash, shortened. Renders a `<span>`. */
export const HashLabel = forwardRef<HTMLSpanElement, HashLabelProps>(function HashLabel(props, ref) {
  const { data, kind, linkId, ends = 6, copy = true, classNames, ...attributes } = props
  const scope = useScope(props)
  const base64 = tryNormalizeHash(data)
  const text = base64 ? hexOf(base64) : visibleString(data, 128)
  const short = shorten(text, ends)
  const isLink = !!(kind && scope.renderLink)
  const face = <Ends>{short}</Ends>
  // Nothing but the hash: one element is enough, and a list has many.
  const content = copy ? <span className={mono}>{face}</span> : face
  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      own={cx(copy ? styles.root : cx(mono, styles.bare), isLink && styles.link)}
      tip={text}
      isStop={!copy && !isLink}
      classNames={classNames}
      {...attributes}
    >
      {kind ? (
        <Link kind={kind} id={linkId ?? base64 ?? data}>
          {content}
        </Link>
      ) : (
        content
      )}
      {copy && (
        <CopyButton
          data={text}
          label={scope.wordsOf(hashTexts)('action.copyHash', { label: short })}
          className={classNames?.copy}
        />
      )}
    </Root>
  )
})
HashLabel.displayName = 'HashLabel'
