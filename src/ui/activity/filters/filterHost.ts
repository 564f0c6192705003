'use client'
import { createContext } from 'react'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ActivityFilter } from './filter.ts'

/** What a feed gives to the filter bar in its toolbar. */
export interface FilterHost {
  readonly filter: ActivityFilter
  onFilterChange(filter: ActivityFilter): void
  /** Somebody's actions are in or out; those of the whole chain are neither. */
  readonly hasSides: boolean
  /** Whose jettons may be asked for; absent where the feed sends no request. */
  readonly owner: string | undefined
  /** Raw addresses of the jettons in the loaded actions. */
  readonly assets: readonly string[]
  readonly metadata: Metadata
}

export const FilterHostContext = /* @__PURE__ */ createContext<FilterHost | undefined>(undefined)
