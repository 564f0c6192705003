'use client'
import { forwardRef, type ReactNode } from 'react'
import { hexOf, tryNormalizeHash } from '../../core/hash.ts'
import { Link } from '../Link/Link.tsx'
import { cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { type Scope, useScope } from '../root/scope.ts'
import { Ends, mono, shorten } from '../text/Short.tsx'
import { visibleString } from '../text/visibleText.ts'
import styles from './HashLabel.module.css'
import type { HashLabelProps } from './HashLabel.tsx'

interface DrawnHashProps extends Omit<HashLabelProps, 'copy'> {
  /** What stands behind it: the hash in hex, its short form, and the scope are given. */
  after?: ((hash: string, label: string, scope: Scope) => ReactNode) | undefined
}

/** A hash that copies nothing: what the rows of lists need. */
export const DrawnHash = forwardRef<HTMLSpanElement, DrawnHashProps>(function DrawnHash(props, ref) {
  const { data, kind, linkId, ends = 6, after, className, classNames, ...attributes } = props
  const scope = useScope(props)
  const base64 = tryNormalizeHash(data)
  const text = base64 ? hexOf(base64) : visibleString(data, 128)
  const short = shorten(text, ends)
  const end = after?.(text, short, scope)
  const isLink = !!(kind && scope.renderLink)
  // Nothing but the hash: one element is enough, and a list has many.
  const face = <Ends>{short}</Ends>
  const content = end ? <span className={mono}>{face}</span> : face
  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-part="root"
      className={cx(end ? styles.root : mono, isLink && styles.link, className, classNames?.root)}
      tip={text}
      isStop={!end && !isLink}
      {...attributes}
    >
      {kind ? (
        <Link kind={kind} id={linkId ?? base64 ?? data}>
          {content}
        </Link>
      ) : (
        content
      )}
      {end}
    </Root>
  )
})
