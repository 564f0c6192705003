import { afterEach as axe } from '@storybook/addon-a11y/preview'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { AfterEach, Renderer } from 'storybook/internal/types'

/** How a story is looked at, instead of what the toolbar says. */
export interface Mode {
  theme: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
}

/** What axe looks at beside the story as it is drawn first. */
const MODES: readonly Mode[] = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
]

/** What of axe depends on colours and places: the elements, names and roles of a story are the same in every mode. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

let current: Mode | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The mode of the moment, while a test goes through them. */
export const useMode = (): Mode | undefined => useSyncExternalStore(subscribe, () => current)

function change(mode: Mode | undefined): void {
  current = mode
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * After the story's own look by axe, one more at its looks in each theme and direction that it was not drawn in: in the same visit, because
 * to draw it costs more than to look at it. A story that sets its theme or direction itself is about that one.
 */
export const inEveryMode: AfterEach<Renderer> = async (context) => {
  const { globals, storyGlobals, parameters } = context
  const looks = { ...parameters, a11y: { ...parameters.a11y, options: { runOnly: LOOKS } } }
  const isTest = '__vitest_browser__' in globalThis
  // `npm test` looks at the default mode, `npm run test:full` at all of them.
  if (import.meta.env.EVERY_MODE === false) return
  if (!isTest || storyGlobals.theme !== undefined || storyGlobals.direction !== undefined) return
  const frames: readonly { stage?: Partial<Mode> }[] = parameters.frames ?? []
  if (frames.some(({ stage }) => stage?.theme ?? stage?.direction)) return
  try {
    for (const mode of MODES) {
      if (mode.theme === globals.theme && mode.direction === globals.direction) continue
      change(mode)
      await painted()
      try {
        await axe({ ...context, parameters: looks })
      } catch (error) {
        throw new Error(`In ${mode.theme}, ${mode.direction}: ${(error as Error).message}`)
      }
    }
  } finally {
    change(undefined)
  }
}
