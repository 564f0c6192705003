'use client'
import { type ComponentType, useSyncExternalStore } from 'react'

const Nothing = () => null
const absent = () => undefined
const never = () => absent

/**
 * A hook that loads the file of a component when it is first wanted. It is worth its cost where it saves more than 3 kB of a page.
 * It gives `undefined` until then, and on a server. A file that does not load is asked for again by the next call.
 */
export function lateHook<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined
  let isAsked = false
  const listeners = new Set<() => void>()
  const ask = async () => {
    if (isAsked) return
    isAsked = true
    try {
      Loaded = (await load()).default
      for (const listener of listeners) listener()
    } catch {
      isAsked = false
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    ask()
    return () => listeners.delete(listener)
  }
  return (isWanted = true) => useSyncExternalStore(isWanted ? subscribe : never, () => Loaded, absent)
}

/** A component whose file loads when it is rendered first, and that renders `Waiting` until then. Default: nothing. */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: ComponentType<Props> = Nothing,
) {
  const useLoaded = /* @__PURE__ */ lateHook(load)
  return function Late(props: Props) {
    const Drawn = useLoaded() ?? Waiting
    return <Drawn {...props} />
  }
}
