'use client'
import { createElement, forwardRef, type HTMLAttributes, useContext } from 'react'
import { useTonCenter } from '../../react/context.ts'
import { cx } from '../props.ts'
import styles from './Root.module.css'
import { type Scope, ScopeContext } from './scope.ts'

interface RootProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'span' | 'button' | 'time'
  scope: Scope
}

/** The outermost element of a component: carries the tokens, unless another root around it already does. */

export const Root = forwardRef<HTMLElement, RootProps>(function Root({ as = 'div', scope, className, ...props }, ref) {
  const outer = useContext(ScopeContext)
  const { settings } = useTonCenter()
  const isNested = outer !== undefined && outer.density === scope.density
  const root = createElement(as, {
    ...props,
    ref,
    className: cx(!isNested && styles.root, className),
    ...(!isNested && { 'data-theme': settings.theme, 'data-density': scope.density }),
  })
  return scope === outer ? root : <ScopeContext.Provider value={scope}>{root}</ScopeContext.Provider>
})
