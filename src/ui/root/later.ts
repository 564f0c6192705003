'use client'
import { useSyncExternalStore } from 'react'

const absent = () => undefined

/**
 * A hook for what most readers never see: it comes once the page is there. `undefined` until then, and on a server; a file
 * that does not come is no reason to fall over, and is asked for again by the next component that needs it.
 */
export function later<Module>(load: () => Promise<Module>): () => Module | undefined {
  let loaded: Module | undefined
  let isAsked = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (!isAsked)
      load().then(
        (module) => {
          loaded = module
          for (const tell of listeners) tell()
        },
        () => {
          isAsked = false
        },
      )
    isAsked = true
    return () => listeners.delete(listener)
  }
  return () => useSyncExternalStore(subscribe, () => loaded, absent)
}
