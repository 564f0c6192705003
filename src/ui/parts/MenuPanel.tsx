'use client'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { listen } from '../root/listen.ts'
import { cx } from '../root/props.ts'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import raised from '../root/tips/raised.module.css'
import { watchSize } from '../root/watchSize.ts'
import { copyTexts } from '../words/en/parts/labels.ts'
import styles from './Menu.module.css'
import { useCopy } from './useCopy.ts'

const GAP = 4
const EDGE = 16

interface MenuPanelProps {
  /** Its accessible name. */
  label: string
  /** Above the entries. */
  heading?: ReactNode
  onClose: () => void
  /** Buttons, links and fields. */
  children: ReactNode
}

/**
 * What a `MenuButton` opens, in the top layer, where nothing clips it. The arrows, Home and End move, Escape closes. Scrolling
 * that moves its button closes too, because the panel would not follow.
 */
export function MenuPanel({ label, heading, onClose, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // Before it is painted: it has its place at once, and gives the focus back while it is still there.
  useLayoutEffect(() => {
    const element = panel.current
    const root = element?.parentElement
    if (!element || !root) return
    element.showPopover?.()
    const unwatch = watchSize(element, () => place(element, root))
    const [first] = entriesOf(element)
    const entry = element.querySelector<HTMLElement>('[aria-pressed="true"]') ?? first
    entry?.focus({ preventScroll: true })

    const close = () => latest.current()
    // A scroll that brought the button into view may still be reported after the press.
    const { top, left } = root.getBoundingClientRect()
    const hasMoved = () => {
      const now = root.getBoundingClientRect()
      return Math.abs(now.top - top) > 1 || Math.abs(now.left - left) > 1
    }
    const isOutside = (target: EventTarget | null) => !(target instanceof Node && root.contains(target))
    const unlisten = [
      listen(root, {
        focusout: ({ relatedTarget }) => isOutside(relatedTarget) && close(),
        // A press on the button keeps the focus inside: it closes the open menu and does not reopen it.
        pointerdown: (event) => !element.contains(event.target as Node) && event.preventDefault(),
      }),
      listen(
        window,
        { scroll: ({ target }) => isOutside(target) && hasMoved() && close() },
        { capture: true, passive: true },
      ),
      listen(window, { resize: close }),
    ]
    return () => {
      unwatch()
      for (const stop of unlisten) stop()
      if (element.contains(document.activeElement)) root.querySelector('button')?.focus({ preventScroll: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Rows and dialogs around have keys of their own.
    event.stopPropagation()
    const { key, target, currentTarget } = event
    if (key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    // A field has its own use for these keys; one line of text has none for the arrow down.
    if (target instanceof HTMLInputElement && !(target.type === 'search' && key === 'ArrowDown')) return
    const entries = entriesOf(currentTarget)
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key]
    if (next === undefined) return
    event.preventDefault()
    entries.at(next % entries.length)?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className={cx(raised.surface, raised.panel, styles.panel)}
      data-part="panel"
      // The tip of its button would lie on it.
      data-tip=""
      {...{ popover: 'manual' }}
      onKeyDown={onKeyDown}
    >
      {heading}
      {children}
    </div>
  )
}

const entriesOf = (panel: Element) => [...panel.querySelectorAll<HTMLElement>('button, a[href]')]

/** Under its button, at its end; at its start where there is no room. Above where there is none below. Always in the window. */
function place(panel: HTMLElement, button: Element): void {
  const box = button.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const [rightwards, leftwards] = [box.left, box.right - width]
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const hasRoom = isRtl ? leftwards >= EDGE : rightwards + width <= clientWidth - EDGE
  const left = isRtl === hasRoom ? leftwards : rightwards
  const isBelow = box.bottom + GAP + height <= clientHeight
  Object.assign(panel.style, {
    left: `${Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`,
    top: `${isBelow ? box.bottom + GAP : Math.max(EDGE, box.top - GAP - height)}px`,
  })
}

interface MenuEntryProps extends Pick<ComponentProps<'button'>, 'className' | 'aria-pressed' | 'onClick'> {
  children: ReactNode
}

/** An entry that does something. */
export function MenuEntry({ className, ...button }: MenuEntryProps) {
  return <button type="button" className={cx(styles.entry, className)} {...button} />
}

/** A line above the entries. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className={styles.heading}>{children}</p>
}

interface MenuCopyProps {
  /** Its name. */
  label: string
  /** Copied, and shown in full under the label. */
  text: string
}

/** An entry that copies, confirms it, and leaves the menu open. */
export function MenuCopy({ label, text }: MenuCopyProps) {
  const words = useScope().wordsOf(copyTexts)
  const { state, copy } = useCopy(text)
  const said = state === 'idle' ? '' : words(state === 'copied' ? 'action.copied' : 'action.copyFailed')
  return (
    <>
      <button type="button" className={styles.entry} data-state={state} onClick={copy}>
        <Icon path={state === 'copied' ? icons.check : icons.copy} size={14} />
        <span>
          <span className={styles.label}>{said || label}</span>
          <span className={styles.text}>{text}</span>
        </span>
      </button>
      <span role="status">
        <Spoken>{said}</Spoken>
      </span>
    </>
  )
}
