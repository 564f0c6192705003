'use client'
import type { ComponentType } from 'react'
import { later } from './later.ts'

/** A component that loads itself when it is drawn first, and is nothing until it is there. */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const useLoaded = /* @__PURE__ */ later(load)
  return function Late(props: Props) {
    const Loaded = useLoaded()?.default
    return Loaded ? <Loaded {...props} /> : null
  }
}
