import { afterEach, expect, it, vi } from 'vitest'

const languages = vi.spyOn(navigator, 'languages', 'get')

/** The choices of a page that begins now. */
async function begin() {
  vi.resetModules()
  return import('../../examples/explorer/src/choices.ts')
}

afterEach(() => localStorage.clear())

it('begins in the first language of the browser that the explorer has', async () => {
  languages.mockReturnValue(['de-DE', 'ru-RU', 'en'])
  expect((await begin()).chosen().language).toBe('ru')
  languages.mockReturnValue(['de-DE'])
  expect((await begin()).chosen().language).toBe('en')
})

it('keeps the language that a reader chose, and none that nobody chose', async () => {
  languages.mockReturnValue(['ru'])
  const first = await begin()
  first.choose({ theme: 'dark' })
  languages.mockReturnValue(['en'])
  const second = await begin()
  expect(second.chosen()).toMatchObject({ theme: 'dark', language: 'en' })
  second.choose({ language: 'ru' })
  expect((await begin()).chosen().language).toBe('ru')
})
