'use client'
import { useCallback } from 'react'

/**
 * The caller's `select` on top of ours: one function for as long as the caller's is one. TanStack then selects once per
 * answer, not once per render.
 */
export const useSelect = <Data, Own, Selected>(
  ours: (data: Data) => Own,
  theirs: ((own: Own) => Selected) | undefined,
): ((data: Data) => Own | Selected) =>
  useCallback((data: Data) => (theirs ? theirs(ours(data)) : ours(data)), [ours, theirs])
