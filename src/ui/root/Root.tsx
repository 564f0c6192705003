'use client'
import { createElement, forwardRef, type HTMLAttributes, useContext, useEffect } from 'react'
import { useTonCenter } from '../../react/context.ts'
import elements from './elements.module.css'
import { cx } from './props.ts'
import styles from './Root.module.css'
import { HeadingContext, RowContext, type Scope, ScopeContext, type ScopeProps } from './scope.ts'
import { watchTips } from './tips/tips.ts'

/** What sets the scope is taken along and kept off the element: `useScope` has read it. */
interface RootProps extends HTMLAttributes<HTMLElement>, ScopeProps {
  as?: 'div' | 'span' | 'button' | 'time' | 'details'
  scope: Scope
  /** Of the titles in here; as around it when absent. */
  headingLevel?: number | false | undefined
  /** The shortened texts in here: shown on hover and on focus. */
  tip?: string | undefined
  /** Our own class of it, and those that the app gives its parts. */
  own?: string | false | undefined
  classNames?: { readonly root?: string | undefined } | undefined
  /** It is a few words, and has no use for the tokens of lists and cards: a page may have a thousand. */
  isSmall?: boolean
  /** Nothing in here takes the focus. An element with a tip becomes a stop for the Tab key itself, outside of rows. */
  isStop?: boolean
}

/** The outermost element of a component: carries the tokens, unless another root around it already does. */
export const Root = forwardRef<HTMLElement, RootProps>(function Root(props, ref) {
  const {
    as = 'div',
    scope,
    headingLevel,
    tip,
    isStop,
    isSmall,
    own,
    className,
    classNames,
    density,
    renderLink,
    trustPolicy,
    ...attributes
  } = props
  const outer = useContext(ScopeContext)
  const isInRow = useContext(RowContext)
  const { settings } = useTonCenter()
  const isNested = outer?.density === scope.density
  useEffect(() => (isNested ? undefined : watchTips(document)), [isNested])
  const root = createElement(as, {
    ...(tip !== undefined && { 'data-tip': tip, ...(isStop && !isInRow && { tabIndex: 0 }) }),
    'data-part': 'root',
    ...attributes,
    ref,
    className: cx(
      !isNested && cx(styles.root, !isSmall && styles.more, elements.root),
      own,
      className,
      classNames?.root,
    ),
    ...(!isNested && { 'data-theme': settings.theme, 'data-density': scope.density }),
  })
  const scoped = scope === outer ? root : <ScopeContext.Provider value={scope}>{root}</ScopeContext.Provider>
  if (headingLevel === undefined) return scoped
  return <HeadingContext.Provider value={headingLevel}>{scoped}</HeadingContext.Provider>
})
