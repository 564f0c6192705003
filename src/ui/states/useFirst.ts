'use client'
import { useState } from 'react'
import { useBrowserLayoutEffect } from '../root/useBrowserLayoutEffect.ts'

/** The components that say the same of an object, in the order in which they mounted. */
const speakers = /* @__PURE__ */ new WeakMap<object, Set<(isFirst: boolean) => void>>()

/** Whether this component is the first of those that say the same of `subject`. The next one follows when it is gone. */
export function useFirst(subject: object): boolean {
  const [isFirst, setFirst] = useState(false)
  useBrowserLayoutEffect(() => {
    const all = speakers.get(subject) ?? new Set()
    speakers.set(subject, all)
    all.add(setFirst)
    const report = () => {
      const [first] = all
      first?.(true)
    }
    report()
    return () => {
      all.delete(setFirst)
      setFirst(false)
      report()
    }
  }, [subject])
  return isFirst
}
