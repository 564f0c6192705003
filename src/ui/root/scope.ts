'use client'
import { createContext, useContext, useMemo } from 'react'
import { useTonCenter } from '../../react/context.ts'
import type { RenderLink, ResolvedSettings } from '../../react/settings.ts'
import { createFormat, type Format } from '../words/format.ts'
import { createWords, type WordsOf } from '../words/words.ts'

/** What a component and everything inside it share. */
export interface Scope {
  readonly locale: string
  readonly timeZone: string
  readonly wordsOf: WordsOf
  readonly format: Format
  /** What `make` makes, once for a locale and time zone. */
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

/** The level of a component's title; one less where it has none: those inside take its place. `false`: no headings. */
export const HeadingContext = /* @__PURE__ */ createContext<number | false>(2)

/** Inside a row: one Tab stop for all of it, and the arrow keys move to elements with tips. */
export const RowContext = /* @__PURE__ */ createContext(false)

/** `false` inside a row that has neither the pointer nor the focus: buttons are not rendered there. */
export const ActiveContext = /* @__PURE__ */ createContext(true)

/** The scope of the root around, or of the settings, with a component's own props on top. */
export function useScope({ density, renderLink, trustPolicy }: ScopeProps = {}): Scope {
  const outer = useContext(ScopeContext)
  const { settings } = useTonCenter()
  const around = outer ?? scopeOf(settings)
  return useMemo(() => {
    if (!density && !renderLink && !trustPolicy) return around
    return {
      ...around,
      density: density ?? around.density,
      renderLink: renderLink ?? around.renderLink,
      trustPolicy: trustPolicy ?? around.trustPolicy,
    }
  }, [around, density, renderLink, trustPolicy])
}

/** One for all components of a provider. A page may have a thousand roots, and `Intl` objects are slow to make. */
const scopes = /* @__PURE__ */ new WeakMap<ResolvedSettings, Scope>()

function scopeOf(settings: ResolvedSettings): Scope {
  const known = scopes.get(settings)
  if (known) return known
  const { locale, timeZone, dictionary, density, renderLink, trustPolicy } = settings
  const made = new Map<unknown, unknown>()
  const scope: Scope = {
    locale,
    timeZone,
    wordsOf: createWords(dictionary, locale),
    format: createFormat(locale),
    once<Made>(make: (locale: string, timeZone: string) => Made) {
      if (!made.has(make)) made.set(make, make(locale, timeZone))
      return made.get(make) as Made
    },
    density,
    renderLink,
    trustPolicy,
  }
  scopes.set(settings, scope)
  return scope
}
