'use client'
import { forwardRef, type ReactNode } from 'react'
import type { LinkTarget } from '../../react/settings.ts'
import { Icon } from '../icons/Icon.tsx'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { examplesTexts } from '../words/en/parts/labels.ts'
import styles from './ExampleList.module.css'
import { Link } from './Link.tsx'
import { Seal } from './Seal.tsx'

/** Something worth a look. */
export interface Example extends LinkTarget {
  /** What it is, in a few words. The link. */
  readonly title: string
  /** What to see there. */
  readonly text: string
  /** In place of the seal of an account: a `TokenImage`, or the `d` of an icon's path. */
  readonly face?: ReactNode
}

export interface ExampleListProps
  extends Omit<
    ComponentProps<'root' | 'example', readonly Example[], HTMLUListElement>,
    'data' | 'queryOptions' | 'slots'
  > {
  /** What is worth a look, in reading order. */
  data: readonly Example[]
}

/** Things worth a look, each with a sentence about what to see there, in cells that are links. Renders a `<ul>`. */
export const ExampleList = forwardRef<HTMLUListElement, ExampleListProps>(function ExampleList(props, ref) {
  const { data, className, classNames, density, renderLink, trustPolicy, ...attributes } = props
  const scope = useScope({ density, renderLink, trustPolicy })
  return (
    <Root scope={scope} className={cx(styles.card, className, classNames?.root)} data-part="root">
      <ul ref={ref} className={styles.root} aria-label={scope.wordsOf(examplesTexts)('examples.label')} {...attributes}>
        {data.map(({ kind, id, title, text, face }) => (
          <li key={`${kind}:${id}`} className={cx(styles.example, classNames?.example)} data-part="example">
            <span className={styles.face} aria-hidden="true">
              {typeof face === 'string' ? (
                <Icon path={face} tone="neutral" />
              ) : (
                (face ?? <Seal address={id} size={28} />)
              )}
            </span>
            <span className={styles.text}>
              <span className={styles.title}>
                <Link kind={kind} id={id}>
                  {title}
                </Link>
              </span>
              <span className={styles.sub}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Root>
  )
})
ExampleList.displayName = 'ExampleList'
