import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Frame } from '../.storybook/Frames.tsx'
import type { StageProps } from '../.storybook/Stage.tsx'
import { russian } from '../src/ui/words/ru/index.ts'

/** What a component may be in. A test asks for a story of each that applies to it. */
export type State =
  | 'loading'
  | 'empty'
  | 'error'
  | 'rate-limited'
  | 'stale'
  | 'long'
  | 'hostile'
  | 'narrow'
  | 'right-to-left'

/** What the page must show before the story counts as drawn: a CSS selector. */
type Shows = string

/** A story that shows these states, beside what else it is about. */
export const shows = (...states: State[]) => ({ parameters: { states } })

const stage = (state: State, stage: Partial<StageProps>, shows?: Shows) => ({
  parameters: { states: [state], stage, ...(shows && { shows }) },
})

/** Waits until the story shows its subject: the accessibility check that follows must not look at a skeleton. */
export async function settled({ canvasElement, parameters }: Pick<StoryContext, 'canvasElement' | 'parameters'>) {
  const drawn: Shows = parameters.shows ?? '[data-part="row"], [data-state="empty"], [data-state="ready"]'
  const frames: readonly Frame[] = parameters.frames ?? []
  await waitFor(() => {
    for (const { name, shows = drawn } of frames) {
      const frame = canvasElement.querySelector(`[data-frame="${name}"]`)
      expect(frame?.querySelector(shows), name).toBeTruthy()
    }
    if (!frames.length) expect(canvasElement.querySelector(drawn)).not.toBeNull()
  })
}

const LONG = 3_600_000

/** The answer does not arrive. */
export const loading = stage('loading', { faults: [{ kind: 'latency', ms: LONG }] }, '[data-state="pending"]')
/** The service fails. */
export const failing = stage('error', { faults: [{ kind: 'status', status: 500 }] }, '[data-state="error"]')
/** The service asks for a pause, and the client waits. */
export const rateLimited = stage(
  'rate-limited',
  { faults: [{ kind: 'status', status: 429, retryAfter: 30 }], retries: 3 },
  '[data-state="rate-limited"]',
)
/** It was there, and the refresh fails. */
export const stale = stage(
  'stale',
  { laterFaults: [{ kind: 'status', status: 500 }] },
  '[data-part="notice"], [data-state="stale"]',
)
/** It was there, and the service asks for a longer pause than the client waits. */
export const rateLimitedLater = stage(
  'rate-limited',
  { laterFaults: [{ kind: 'status', status: 429, retryAfter: 120 }], retries: 3 },
  '[data-part="notice"]',
)
/** A phone. */
export const narrow = stage('narrow', { width: 336 })
export const dark = { globals: { theme: 'dark' } }
export const rightToLeft = { globals: { direction: 'rtl' }, parameters: { states: ['right-to-left'] } }

/** It was there, the refresh fails, and the client tries again for a minute. */
const trying = stage(
  'stale',
  { laterFaults: [{ kind: 'status', status: 500 }], retries: 12 },
  '[data-state="failing"], [data-wait="failing"]',
)
/** It was there, and the client waits through a pause. */
const limited = stage(
  'rate-limited',
  { laterFaults: [{ kind: 'status', status: 429, retryAfter: 30 }], retries: 3 },
  '[data-state="rate-limited"], [data-state="paused"], [role="timer"]',
)
/** It was there, and the device has no network: for the whole page, so it is no frame beside others. */
export const offline = stage('stale', { goesOffline: true }, '[data-state="offline"], [data-wait="offline"]')
/** Nobody has asked. */
const unasked = stage('loading', {}, '[data-state="unasked"], [data-wait="unasked"]')

const framed = (frames: readonly Frame[], states: readonly string[]) => ({ parameters: { frames, states } })

/** A component in each mode, one frame below the other. */
export const modes = framed(
  [
    { name: 'Narrow', stage: { width: 336 } },
    { name: 'Compact', stage: { density: 'compact' } },
    { name: 'Dark', stage: { theme: 'dark' } },
    { name: 'Right to left', stage: { direction: 'rtl' } },
    { name: 'Russian', stage: { locale: 'ru', dictionary: russian } },
  ],
  ['narrow', 'right-to-left'] satisfies State[],
)

type Args = Readonly<Record<string, unknown>>

/** The states of a list or a card, which its shell draws. */
const SHELL = { loading, empty: { parameters: { states: ['empty'] } }, failing, rateLimited, stale }

/** Those that are seen while a request waits, the same in every shell: one of each kind of shell shows them. */
const WAITS = { trying, limited, unasked }

/** Args that a state needs beside those of the story; `false` where the component has no such state. */
type ShellArgs = Partial<Record<keyof typeof SHELL | keyof typeof WAITS, Args | false>>

/**
 * A component in each state of its shell, one frame below the other. It is empty only with args of its own.
 * The tag `quick` lets `npm test` draw it for one of each kind of shell; `npm run test:full` draws all stories.
 */
export function shell(args: ShellArgs = {}) {
  const of: ShellArgs = { loading: {}, failing: {}, rateLimited: {}, stale: {}, ...args }
  const all = { ...SHELL, ...WAITS }
  const names = (Object.keys(all) as (keyof typeof all)[]).filter((name) => of[name])
  return framed(
    names.map((name) => ({ name, args: of[name] as Args, ...all[name].parameters })),
    names.flatMap((name) => all[name].parameters.states),
  )
}

/** The states in which a request waits, for `shell`, with these args. */
export const waits = (args: Args = {}): ShellArgs => ({
  trying: args,
  limited: args,
  unasked: { ...args, queryOptions: { enabled: false } },
})

/** Opens the fold under `title`. */
export async function unfolds(canvasElement: HTMLElement, title: string) {
  const summaries = [...canvasElement.querySelectorAll('summary')]
  summaries.find(({ textContent }) => textContent === title)?.click()
  await waitFor(() => expect(canvasElement.querySelector('details[open] pre')).toBeVisible())
}

/** Opens the first row that says `text`, and waits until its detail says `shown`: that is loaded with the first one. */
export async function opens(canvasElement: HTMLElement, text: string, shown: string) {
  await waitFor(() => {
    const row = [...canvasElement.querySelectorAll('[data-part="row"]')].find((row) => row.textContent?.includes(text))
    // Rows are drawn anew when what makes them virtual arrives.
    row?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click()
    expect(canvasElement.querySelector('[data-part="detail"]')?.textContent).toContain(shown)
  })
}

/** A chart as the table behind it. */
export const asTable = {
  async play(context: Pick<StoryContext, 'canvasElement' | 'parameters'>) {
    await settled(context)
    const { canvasElement } = context
    canvasElement.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click()
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr').length).toBeGreaterThan(0))
  },
}
