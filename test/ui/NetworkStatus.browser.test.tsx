import { expect, it } from 'vitest'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { find, stage } from './stage.tsx'

/** Where the block time begins, pixels, when the newest block is so many seconds old. */
async function placeAt(age: number, locale: string) {
  const now = Math.floor(Date.now() / 1000)
  const blocks = Array.from({ length: 20 }, (_, index) => ({
    seqno: 900 - index,
    gen_utime: String(now - age - index),
  }))
  const dictionary = locale === 'ru' ? russian : {}
  const { container, unmount } = await stage(<NetworkStatus data={blocks} behindAfter={1_000} />, {
    locale,
    dictionary,
  })
  const { left } = find(container, '[data-part="blockTime"]').getBoundingClientRect()
  const text = find(container, 'time').textContent
  await unmount()
  return { left, text }
}

it.each(['en', 'ru'])('nothing beside the age of the network moves while it counts: %s', async (locale) => {
  const young = await placeAt(8, locale)
  const older = await placeAt(40, locale)
  expect(older.text?.length).toBeGreaterThan(young.text?.length ?? 0)
  expect(older.left).toBe(young.left)
})
