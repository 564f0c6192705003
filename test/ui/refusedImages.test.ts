import { beforeEach, describe, expect, it, vi } from 'vitest'

const token = (address: string) => ({ extra: { _image_small: address } })
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  warn.mockClear()
})
/** As on a page that has just been loaded. */
const load = async () => (await import('../../src/ui/images/safeImage.ts')).safeImage

describe('an image of a host that the app does not name', () => {
  it('is reported in the console once, with the prop that allows it', async () => {
    const safeImage = await load()
    for (const path of ['a', 'b']) safeImage(token(`https://cdn.example/${path}.png`), 28, [])
    expect(warn.mock.calls).toEqual([
      [
        "toncenter-react: images of cdn.example are not loaded. If you trust it: <TonCenterProvider mediaHosts={['cdn.example']}>",
      ],
    ])
  })

  it('is reported when it carries itself, as those of the local service do', async () => {
    const safeImage = await load()
    safeImage(token('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'), 28, [])
    expect(warn.mock.calls.join()).toContain("mediaHosts={['data:']}")
  })

  it('is not reported where the app names the host, or the service copies it', async () => {
    const safeImage = await load()
    safeImage(token('https://cdn.example/a.png'), 28, ['cdn.example'])
    safeImage(token('https://imgproxy.toncenter.com/a.png'), 28, [])
    safeImage(token('no address'), 28, [])
    safeImage({ image: 'https://tracker.example/a.png' }, 28, [])
    expect(warn).not.toHaveBeenCalled()
  })

  it('is not reported in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const safeImage = await load()
    safeImage(token('https://cdn.example/a.png'), 28, [])
    expect(warn).not.toHaveBeenCalled()
  })

  it('fills no console: five hosts are reported at most', async () => {
    const safeImage = await load()
    for (let host = 0; host < 100; host++) safeImage(token(`https://h${host}.example/a.png`), 28, [])
    expect(warn).toHaveBeenCalledTimes(5)
  })
})
