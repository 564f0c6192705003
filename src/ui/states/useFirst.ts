'use client'
import { useState } from 'react'
import { useBrowserLayoutEffect } from '../root/useBrowserLayoutEffect.ts'

/** Who says something of an object, in the order of arrival. */
const speakers = /* @__PURE__ */ new WeakMap<object, Set<(isFirst: boolean) => void>>()

/** Whether this component is the first of those that say the same of `subject`. The next one follows when it is gone. */
export function useFirst(subject: object): boolean {
  const [isFirst, setFirst] = useState(false)
  useBrowserLayoutEffect(() => {
    const all = speakers.get(subject) ?? new Set()
    speakers.set(subject, all)
    all.add(setFirst)
    const tell = () => {
      const [first] = all
      first?.(true)
    }
    tell()
    return () => {
      all.delete(setFirst)
      setFirst(false)
      tell()
    }
  }, [subject])
  return isFirst
}
