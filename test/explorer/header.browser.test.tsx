import '../../examples/explorer/src/header.css'
import { expect, it, onTestFinished, vi } from 'vitest'
import { find, stage } from '../ui/stage.tsx'

it('the header of the explorer does not move while the age of its block counts', async () => {
  const settings = Object.assign(document.createElement('script'), { id: 'settings', type: 'application/json' })
  settings.textContent = JSON.stringify({ network: 'local', baseUrl: 'http://local.test' })
  document.head.append(settings)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    settings.remove()
    vi.useRealTimers()
  })
  const { NetworkStatus } = await import('../../examples/explorer/src/NetworkStatus.tsx')
  const { container } = await stage(
    <header className="header" style={{ display: 'flex', justifyContent: 'end' }}>
      <NetworkStatus />
    </header>,
  )
  const time = await vi.waitFor(() => find(container, 'time'))
  const made = Date.parse(time.getAttribute('datetime') ?? '')
  const placeAt = async (seconds: number) => {
    vi.setSystemTime(made + seconds * 1000)
    await expect.poll(() => time.textContent).toBe(`${seconds} sec. ago`)
    return find(container, 'a').getBoundingClientRect().left
  }
  expect(await placeAt(40)).toBe(await placeAt(8))
})
