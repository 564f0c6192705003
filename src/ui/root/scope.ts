'use client'
import { createContext, useContext, useMemo } from 'react'
import { useTonCenter } from '../../react/context.ts'
import type { RenderLink } from '../../react/settings.ts'
import { createFormat, type Format } from '../words/format.ts'
import { createWords, type WordsOf } from '../words/words.ts'

/** What a component and everything inside it share. */
export interface Scope {
  readonly locale: string
  readonly timeZone: string
  readonly wordsOf: WordsOf
  readonly format: Format
  /** What `make` makes, once for a locale and time zone: `Intl` objects are slow to make. */
  readonly once: <Made>(make: (locale: string, timeZone: string) => Made) => Made
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
export const ScopeContext = /* @__PURE__ */ createContext<Scope | undefined>(undefined)

/** The scope of the root around, with a component's own props on top. */
export function useScope({ density, renderLink, trustPolicy }: ScopeProps = {}): Scope {
  const outer = useContext(ScopeContext)
  const { settings } = useTonCenter()
  const { locale, timeZone, dictionary } = settings
  return useMemo(() => {
    if (outer && !density && !renderLink && !trustPolicy) return outer
    return {
      ...(outer ?? {
        locale,
        timeZone,
        wordsOf: createWords(dictionary, locale),
        format: createFormat(locale),
        once: onceFor(locale, timeZone),
      }),
      density: density ?? outer?.density ?? settings.density,
      renderLink: renderLink ?? outer?.renderLink ?? settings.renderLink,
      trustPolicy: trustPolicy ?? outer?.trustPolicy ?? settings.trustPolicy,
    }
  }, [outer, density, renderLink, trustPolicy, dictionary, locale, timeZone, settings])
}

function onceFor(locale: string, timeZone: string): Scope['once'] {
  const made = new Map<unknown, unknown>()
  return <Made>(make: (locale: string, timeZone: string) => Made) => {
    if (!made.has(make)) made.set(make, make(locale, timeZone))
    return made.get(make) as Made
  }
}
