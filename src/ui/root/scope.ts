'use client'
import { createContext, useContext, useMemo } from 'react'
import { useTonCenter } from '../../react/context.ts'
import type { RenderLink } from '../../react/settings.ts'
import { createFormat, type Format } from '../words/format.ts'
import { createWords, type Words } from '../words/words.ts'

/** What a component and everything inside it share. */
export interface Scope {
  readonly words: Words
  readonly format: Format
  readonly density: 'compact' | 'cosy'
  readonly renderLink: RenderLink | undefined
  readonly trustPolicy: 'show' | 'dim' | 'hide'
}

export interface ScopeProps {
  density?: Scope['density'] | undefined
  renderLink?: RenderLink | undefined
  trustPolicy?: Scope['trustPolicy'] | undefined
}

/** Set by every root: inside one, components do not resolve the tokens again. */
export const ScopeContext = createContext<Scope | undefined>(undefined)

/** The scope of the root around, with a component's own props on top. */
export function useScope({ density, renderLink, trustPolicy }: ScopeProps = {}): Scope {
  const outer = useContext(ScopeContext)
  const { settings } = useTonCenter()
  const { locale, timeZone, dictionary } = settings
  return useMemo(() => {
    if (outer && !density && !renderLink && !trustPolicy) return outer
    const words = outer?.words ?? createWords(dictionary, locale)
    return {
      words,
      format: outer?.format ?? createFormat(locale, timeZone, words('time.now')),
      density: density ?? outer?.density ?? settings.density,
      renderLink: renderLink ?? outer?.renderLink ?? settings.renderLink,
      trustPolicy: trustPolicy ?? outer?.trustPolicy ?? settings.trustPolicy,
    }
  }, [outer, density, renderLink, trustPolicy, dictionary, locale, timeZone, settings])
}
