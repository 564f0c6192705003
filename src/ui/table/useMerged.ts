'use client'
import { useMemo } from 'react'

/** The books of all pages of an answer in one: of addresses, or of tokens. `given` instead where there is one. */
export function useMerged<Page, Key extends keyof Page>(
  pages: readonly Page[] | undefined,
  key: Key,
  given: Page[Key] | undefined,
): Page[Key] {
  return useMemo(() => {
    // The very object of a lone answer: components that share the answer share what they made of it.
    const lone = pages?.length === 1 ? pages[0]?.[key] : undefined
    return given ?? lone ?? Object.assign({}, ...(pages ?? []).map((page) => page[key]))
  }, [pages, key, given])
}
