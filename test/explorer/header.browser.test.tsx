import '../../examples/explorer/src/header.css'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Fault } from '../../src/local/options.ts'
import { find, stage } from '../ui/stage.tsx'
import { importApp } from './importApp.ts'

let NetworkStatus: typeof import('../../examples/explorer/src/NetworkStatus.tsx').NetworkStatus
beforeAll(async () => {
  NetworkStatus = (await importApp(() => import('../../examples/explorer/src/NetworkStatus.tsx'))).NetworkStatus
})

const draw = (faults: Fault[] = []) =>
  stage(
    <header className="header" style={{ display: 'flex', justifyContent: 'end' }}>
      <NetworkStatus />
    </header>,
    { faults },
  )

describe('the header of the explorer', () => {
  it('does not move while the age of its block counts', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { container } = await draw()
    const time = await vi.waitFor(() => find(container, 'time'))
    const made = Date.parse(time.getAttribute('datetime') ?? '')
    const placeAt = async (seconds: number) => {
      vi.setSystemTime(made + seconds * 1000)
      await expect.poll(() => time.textContent).toBe(`${seconds} sec. ago`)
      return find(container, 'a').getBoundingClientRect().left
    }
    expect(await placeAt(40)).toBe(await placeAt(8))
  })

  it('has room on a phone for what is wrong with the network', async () => {
    const { container } = await draw([{ kind: 'status', status: 500 }])
    await page.viewport(360, 640)
    onTestFinished(() => page.viewport(1280, 800))
    const condition = find(container, '.condition')
    await expect.poll(() => condition.textContent).toMatch(/^answers with errors/)
    expect(getComputedStyle(find(container, '.network-name')).display).toBe('none')
    expect(getComputedStyle(condition).whiteSpace).toBe('normal')
  })

  it('marks a pause that the service has asked for, to readers who listen too', async () => {
    const { container } = await draw([{ kind: 'status', status: 429, retryAfter: 20 }])
    await expect.poll(() => find(container, '.network').dataset.state).toBe('paused')
    expect(container.textContent).toContain('paused')
    expect(getComputedStyle(find(container, '.pulse')).borderRadius).toBe('0px')
  })
})
