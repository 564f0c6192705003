'use client'
import { forwardRef } from 'react'
import { tryNormalizeHash } from '../../core/hash.ts'
import type { LinkTarget } from '../../react/settings.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Link } from '../Link/Link.tsx'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { Short } from '../text/Short.tsx'
import styles from './HashLabel.module.css'

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

const toHex = (base64: string) =>
  Array.from(atob(base64), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('')

/** A hash, shortened. Renders a `<span>`. */
export const HashLabel = forwardRef<HTMLSpanElement, HashLabelProps>(function HashLabel(props, ref) {
  const { data, kind, linkId, ends = 6, copy = true, ...rest } = props
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const base64 = tryNormalizeHash(data)
  const text = base64 ? toHex(base64) : data
  const short = <Short ends={ends}>{text}</Short>
  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-part="root"
      className={cx(styles.root, kind && scope.renderLink && styles.link, className, classNames?.root)}
      {...attributes}
    >
      {kind ? (
        <Link kind={kind} id={linkId ?? base64 ?? data}>
          {short}
        </Link>
      ) : (
        short
      )}
      {copy && (
        <CopyButton
          data={text}
          label={scope.words('action.copyHash', { label: `${text.slice(0, ends)}…${text.slice(-ends)}` })}
          className={classNames?.copy}
        />
      )}
    </Root>
  )
})
