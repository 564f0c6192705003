'use client'
import { forwardRef, type ReactNode } from 'react'
import { hexOf, tryNormalizeHash } from '../../core/hash.ts'
import { Link } from '../Link/Link.tsx'
import { cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { type Scope, useScope } from '../root/scope.ts'
import { Ends, mono, Short } from '../text/Short.tsx'
import { visibleString } from '../text/visibleText.ts'
import styles from './HashLabel.module.css'
import type { HashLabelProps } from './HashLabel.tsx'

interface DrawnHashProps extends Omit<HashLabelProps, 'copy'> {
  /** What stands behind it: the hash in hex, its short form, and the scope are given. */
  after?: ((hash: string, label: string, scope: Scope) => ReactNode) | undefined
}

/** A hash that copies nothing: what the rows of lists need. */
export const DrawnHash = forwardRef<HTMLSpanElement, DrawnHashProps>(function DrawnHash(props, ref) {
  const { data, kind, linkId, ends = 6, after, density, renderLink, trustPolicy, className, ...rest } = props
  const { classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const base64 = tryNormalizeHash(data)
  const text = base64 ? hexOf(base64) : visibleString(data, 128)
  const end = after?.(text, `${text.slice(0, ends)}…${text.slice(-ends)}`, scope)
  const isLink = !!(kind && scope.renderLink)
  // Nothing but the hash: one element is enough, and a list has many.
  const content = end ? <Short ends={ends}>{text}</Short> : <Ends ends={ends}>{text}</Ends>
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
