'use client'
import { createElement, forwardRef, type HTMLAttributes, useContext, useEffect } from 'react'
import { useTonCenter } from '../../react/context.ts'
import { cx } from '../props.ts'
import styles from './Root.module.css'
import { RowContext, type Scope, ScopeContext, type ScopeProps } from './scope.ts'

/** What sets the scope is taken along and kept off the element: `useScope` has read it. */
interface RootProps extends HTMLAttributes<HTMLElement>, ScopeProps {
  as?: 'div' | 'span' | 'button' | 'time' | 'details'
  scope: Scope
  /** All of what is shortened here: comes up on hover and on focus. */
  tip?: string | undefined
  /** Nothing in here takes the focus: what has a tip becomes a stop for the Tab key itself, outside of rows. */
  isStop?: boolean
}

/** Asked for once for all roots: a page may have thousands. */
let tips: Promise<typeof import('./tips.ts') | undefined> | undefined

/** The outermost element of a component: carries the tokens, unless another root around it already does. */
export const Root = forwardRef<HTMLElement, RootProps>(function Root(props, ref) {
  const { as = 'div', scope, tip, isStop, className, density, renderLink, trustPolicy, ...attributes } = props
  const outer = useContext(ScopeContext)
  const isInRow = useContext(RowContext)
  const { settings } = useTonCenter()
  const isNested = outer?.density === scope.density
  useEffect(() => {
    if (isNested) return
    // Nobody needs a tip before the page is there: it comes in a file of its own.
    tips ??= import('./tips.ts').catch(() => {
      tips = undefined
      return undefined
    })
    const watching = tips.then((loaded) => loaded?.watchTips(document))
    return () => void watching.then((stop) => stop?.())
  }, [isNested])
  const root = createElement(as, {
    ...(tip !== undefined && { 'data-tip': tip, ...(isStop && !isInRow && { tabIndex: 0 }) }),
    ...attributes,
    ref,
    className: cx(!isNested && styles.root, className),
    ...(!isNested && { 'data-theme': settings.theme, 'data-density': scope.density }),
  })
  return scope === outer ? root : <ScopeContext.Provider value={scope}>{root}</ScopeContext.Provider>
})
