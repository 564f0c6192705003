'use client'
import { type RefObject, useEffect } from 'react'

/** `/` is a letter where text is entered; ⌘K and Ctrl K work there too. */
export function useShortcuts(input: RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (event.defaultPrevented || altKey) return
      const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
      const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping
      const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey
      if (!isSlash && !isCommand) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input, isOn])
}
