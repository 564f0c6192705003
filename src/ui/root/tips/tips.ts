import { listen } from '../listen.ts'
import { cx } from '../props.ts'
import { placeTip } from './placeTip.ts'
import raised from './raised.module.css'
import styles from './tips.module.css'
import { watchAccounts } from './watchAccounts.ts'

/** Milliseconds: long enough to pass over a tip's owner, or from it to the tip, without a flicker. */
const HOVER = 350
const LEAVE = 120

/** By document, with the number of roots that watch; nothing exists on a server. */
const watchers = new WeakMap<Document, { roots: number; stop: () => void }>()

/**
 * One tip for a page. The text of `data-tip` shows while its element has the pointer or the keyboard's focus, until Escape. It is
 * in the top layer, where nothing clips it.
 * @returns stops watching; the last of several ends it.
 */
export function watchTips(page: Document): () => void {
  const watcher = watchers.get(page) ?? { roots: 0, stop: start(page) }
  watcher.roots++
  watchers.set(page, watcher)
  return () => {
    watcher.roots--
    if (watcher.roots) return
    watcher.stop()
    watchers.delete(page)
  }
}

const ownerOf = (event: Event) => {
  const [target] = event.composedPath()
  const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tip], [popover]') : null
  // A menu that opens inside of it is none of it.
  return owner?.dataset.tip ? owner : null
}
const letters = (text: string) => text.replace(/\s+/g, '')

function start(page: Document): () => void {
  const tip = page.createElement('div')
  tip.className = cx(raised.surface, raised.panel, styles.tip)
  tip.role = 'tooltip'
  // It is inside of the element that it describes: read as a description, never as a part of the text.
  tip.ariaHidden = 'true'
  tip.id = `tc-tip-${Math.random().toString(36).slice(2)}`
  tip.popover = 'manual'
  let owner: HTMLElement | null = null
  let described: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (run: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }

  const hide = () => {
    clearTimeout(timer)
    described?.removeAttribute('aria-describedby')
    tip.remove()
    owner = described = null
  }
  const show = (next: HTMLElement, focused?: Element) => {
    const text = next.dataset.tip
    if (!text || !next.isConnected) return
    hide()
    const isSaid = letters(next.textContent ?? '').includes(letters(text))
    owner = next
    tip.textContent = text
    // Inside the outermost root: there are the tokens.
    ;(next.closest('[data-density]') ?? next).append(tip)
    tip.showPopover?.()
    placeTip(tip, next)
    // Announced once: not where a screen reader reads the same words anyway.
    if (!focused || isSaid || focused.hasAttribute('aria-describedby')) return
    described = focused
    focused.setAttribute('aria-describedby', tip.id)
  }

  const onOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const next = ownerOf(event)
    const isLeft = owner && !next && event.target !== tip && !owner.contains(page.activeElement)
    if (next && next !== owner) later(() => show(next), HOVER)
    else if (isLeft) later(hide, LEAVE)
    else clearTimeout(timer)
  }
  const onFocus = (event: FocusEvent) => {
    const next = ownerOf(event)
    const [focused] = event.composedPath()
    if (next && focused instanceof Element && focused.matches(':focus-visible')) show(next, focused)
  }
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
  const onScroll = () => owner && hide()

  const stop = listen(
    page,
    {
      pointerover: onOver,
      pointerdown: hide,
      focusin: onFocus,
      focusout: hide,
      keydown: onKey,
      scroll: onScroll,
    },
    { passive: true, capture: true },
  )
  const stopAccounts = watchAccounts(page)
  // The page of a server may have taken the focus before this code is loaded.
  const focused = page.activeElement
  const early = focused?.matches(':focus-visible') && focused.closest<HTMLElement>('[data-tip]')
  if (focused && early) show(early, focused)
  return () => {
    stop()
    stopAccounts()
    hide()
  }
}
