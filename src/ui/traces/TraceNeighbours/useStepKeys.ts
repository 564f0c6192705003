'use client'
import { type RefObject, useEffect } from 'react'

const STEPS: Readonly<Record<string, string>> = { j: 'next', k: 'previous' }
const TYPED = 'input, textarea, select, [contenteditable]'

/** J and K press the links to the next and the previous step: those of the app, whatever they are. */
export function useStepKeys(root: RefObject<HTMLElement | null>, keys: 'page' | 'inside' | false) {
  useEffect(() => {
    const target = keys === 'page' ? document : keys === 'inside' ? root.current : undefined
    const onKey = (event: Event) => {
      const { key, altKey, ctrlKey, metaKey, target: from } = event as KeyboardEvent
      const step = STEPS[key.toLowerCase()]
      if (!step || altKey || ctrlKey || metaKey || (from instanceof Element && from.closest(TYPED))) return
      root.current?.querySelector<HTMLElement>(`[data-step="${step}"] a`)?.click()
    }
    target?.addEventListener('keydown', onKey)
    return () => target?.removeEventListener('keydown', onKey)
  }, [root, keys])
}
