'use client'
import { type ComponentType, useSyncExternalStore } from 'react'

const Nothing = () => null
const absent = () => undefined

/**
 * A component whose file loads when it is drawn first: for what saves more than 3 kB of a page that does not need it. `Instead`
 * stands in its place until then, and on a server. A file that does not load is asked for again by the next component drawn.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
) {
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
  return function Late(props: Props) {
    const Drawn = useSyncExternalStore(subscribe, () => Loaded, absent) ?? Instead
    return <Drawn {...props} />
  }
}
