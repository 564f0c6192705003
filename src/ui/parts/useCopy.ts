'use client'
import { useEffect, useState } from 'react'

/** Copies a text, and reports the result for two seconds. */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(setState, 2000, 'idle')
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => {
    // No clipboard outside secure contexts: `navigator.clipboard` is absent there.
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return { state, copy }
}
