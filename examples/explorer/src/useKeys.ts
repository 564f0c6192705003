import { useEffect, useState } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** Rows of all lists of the page, in reading order. */
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-part="row"]')]

export const firstRow = (): HTMLElement | undefined => rows()[0]

/** Moves the focus `step` rows on, from the row that has it, else to the first. */
function move(step: number) {
  const all = rows()
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const next = all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/** Opens what the row is about: the first of its links that leads to a transaction, a block or a trace, else its first link. */
function open() {
  const row = document.activeElement?.closest('[data-part="row"]')
  const link = row?.querySelector<HTMLAnchorElement>('a[href*="/transaction/"], a[href*="/trace/"], a[href*="/block/"]')
  ;(link ?? row?.querySelector('a'))?.click()
}

/** J and K move between rows, Enter opens one, C copies the address of the page's subject. Gives the button that C has pressed. */
export function useKeys(): HTMLElement | undefined {
  const [pressed, setPressed] = useState<HTMLElement>()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'j') move(1)
      else if (key === 'k') move(-1)
      else if (key === 'c') {
        const copy = document.querySelector<HTMLElement>('main [data-part="copy"]') ?? undefined
        setPressed(copy)
        copy?.click()
      }
      // A row that opens in place takes Enter itself.
      else if (key === 'enter' && document.activeElement?.matches('[data-part="row"]:not([aria-expanded])')) open()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return pressed
}
