import '../../examples/explorer/src/app.css'
import '../../examples/explorer/src/parts.css'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MAIN } from '../../stories/accounts.ts'
import { overlapping } from '../ui/overlapping.ts'
import { find, overflowing, stage } from '../ui/stage.tsx'
import { importApp } from './importApp.ts'

let AccountPage: typeof import('../../examples/explorer/src/pages/Account.tsx').AccountPage
beforeAll(async () => {
  AccountPage = (await importApp(() => import('../../examples/explorer/src/pages/Account.tsx'))).AccountPage
})

// 640 is a window of 1280 at 200 %.
it.each([336, 360, 420, 520, 639, 640, 660, 700, 730, 760, 800, 1280])(
  'the head of an account lays no text over another in a window of %i px',
  async (width) => {
    await page.viewport(width, 900)
    const { container, settle } = await stage(
      <main className="page">
        <AccountPage address={MAIN} tab="jettons" />
      </main>,
      { width },
    )
    await settle()
    const head = find(container, '[role="group"]')
    expect(find(head, '[data-part="number"]').textContent).toMatch(/^[\d,]+\.\d{9}$/)
    expect(overlapping(head)).toEqual([])
    expect(overflowing(head, width + 8)).toEqual([])
  },
)

it('the head of an account writes each form of its address once', async () => {
  const { container, settle } = await stage(<AccountPage address={MAIN} tab="jettons" />, { width: 1000 })
  await settle()
  expect(find(container, '[data-part="address"]').textContent).toMatch(/^UQ/)
  const labels = [...find(container, '[role="group"]').querySelectorAll('dt')].map((one) => one.textContent)
  expect(labels).toContain('Bounceable address')
  expect(labels).not.toContain('Non-bounceable address')
})
