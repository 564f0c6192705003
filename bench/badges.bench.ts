import type { Page } from 'playwright'
import { accountState, rawOf } from '../test/support/accounts.ts'
import { openPage } from './chromium.ts'
import { type Figure, median } from './measure.ts'

const COUNT = 1_000
const TURNS = 9
const LIMIT_RATIO = 5
const PLAIN = 'no cache at all: a plain keyed store'

export const title = `${COUNT} mounted balances over HTTP, in Chromium with React for production: all shown (limit ${LIMIT_RATIO} × a plain keyed store; 4 requests, 5 commits)`

const answer = ({ searchParams }: URL) => ({
  accounts: searchParams.getAll('address').map((one) => accountState(rawOf(one))),
  address_book: {},
  metadata: {},
})

interface Shown {
  ms: number
  commits: number
}
type Window = { names: string[]; show(name: string, count: number): Promise<Shown>; clear(): void }

async function measure(
  page: Page,
  countRequests: () => number,
): Promise<Record<string, (Shown & { requests: number })[]>> {
  const names = await page.evaluate(() => (globalThis as unknown as Window).names)
  const samples = Object.fromEntries(names.map((name) => [name, [] as (Shown & { requests: number })[]]))
  // Turn by turn, so that whatever else the machine does falls on all of them; the first turns warm up.
  for (let turn = -2; turn < TURNS; turn++) {
    for (const name of names) {
      const before = countRequests()
      const shown = await page.evaluate(([name, count]) => (globalThis as unknown as Window).show(name, count), [
        name,
        COUNT,
      ] as const)
      await page.evaluate(() => (globalThis as unknown as Window).clear())
      if (turn >= 0) samples[name]?.push({ ...shown, requests: countRequests() - before })
    }
  }
  return samples
}

export async function run(): Promise<Figure[]> {
  const { page, countRequests, close } = await openPage('badges', answer)
  try {
    const samples = await measure(page, countRequests)
    const msOf = (name: string) => median((samples[name] ?? []).map(({ ms }) => ms))
    return Object.entries(samples).map(([name, taken]) => ({
      name: `${name}: ${median(taken.map((one) => one.requests))} requests, ${median(taken.map((one) => one.commits))} commits`,
      value: `${msOf(name).toFixed(0)} ms`,
      ratio: msOf(name) / msOf(PLAIN),
      of: PLAIN,
    }))
  } finally {
    await close()
  }
}
