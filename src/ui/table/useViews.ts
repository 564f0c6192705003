'use client'
import { type DependencyList, useMemo } from 'react'

/**
 * Reads rows as views. A row has one view, so that rows that did not change are not rendered again.
 * @param read always the same function while what it reads by does not change
 * @param ofOthers when it changes, all views are made anew
 */
export function useViews<Row extends object, View extends { readonly isDropped: boolean }>(
  read: (row: Row, isDropped: boolean) => View,
  ofOthers: DependencyList,
): (row: Row, isDropped: boolean) => View {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's
  const known = useMemo(() => new WeakMap<Row, View>(), ofOthers)
  return useMemo(
    () => (row, isDropped) => {
      const found = known.get(row)
      if (found?.isDropped === isDropped) return found
      const view = read(row, isDropped)
      known.set(row, view)
      return view
    },
    [known, read],
  )
}
