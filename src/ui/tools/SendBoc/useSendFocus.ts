'use client'
import { useEffect, useRef } from 'react'

/**
 * Keeps the focus where the buttons of the form go: once a message is sent its life has it, and a message that was signed again gives
 * it to its sentence.
 */
export function useSendFocus(text: string, isGone: boolean) {
  const life = useRef<HTMLDivElement>(null)
  const headline = useRef<HTMLParagraphElement>(null)
  const signed = useRef<string>(undefined)
  useEffect(() => {
    if (isGone) life.current?.focus()
  }, [isGone])
  useEffect(() => {
    if (signed.current !== text) return
    signed.current = undefined
    headline.current?.focus()
  }, [text])
  return { life, headline, signed }
}
