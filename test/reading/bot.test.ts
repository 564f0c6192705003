import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { pageOf, samples } from '../support/guides.ts'
import { lately } from './bot.ts'

const bot = readFileSync(new URL('bot.ts', import.meta.url), 'utf8')

it('is the bot of the guide', () => {
  expect(pageOf('docs/reading.md')).toContain('a bot')
  expect(samples.filter(({ page }) => page === 'docs/reading.md').map(({ code }) => code)).toContain(bot)
})

it('prints what an account of the demo chain did', async () => {
  const { fetch } = createLocalService()
  const client = createClient({ baseUrl: 'http://local', fetch, retries: 0 })
  const lines = await lately(client, demoAccounts.main)
  expect(lines.length).toBe(10)
  for (const line of lines) expect(line).toMatch(/^\w+ .*: (succeeded|failed|partly).*; the fee was \d+$/)
})
