'use client'
import { useMemo } from 'react'

/** What the pages of an answer say about the addresses in them, or the tokens, in one book; `given` instead where there is one. */
export function useMerged<Page, Key extends keyof Page>(
  pages: readonly Page[] | undefined,
  key: Key,
  given: Page[Key] | undefined,
): Page[Key] {
  return useMemo(() => given ?? Object.assign({}, ...(pages ?? []).map((page) => page[key])), [pages, key, given])
}
