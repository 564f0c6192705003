import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { originalImage, safeImage } from '../../src/ui/images/safeImage.ts'
import { becomeOldBrowser } from '../support/oldBrowser.ts'
import { HOSTILE_IMAGES } from './trust/hostile.ts'

const proxied = (preset: string) => `https://imgproxy.toncenter.com/abc/pr:${preset}/aHR0cHM6Ly90`
const SMALL = proxied('small')
const MEDIUM = proxied('medium')
const BIG = proxied('big')
const ALL = { _image_small: SMALL, _image_medium: MEDIUM, _image_big: BIG }
const DRAWN = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const source = (extra: object, size = 200, hosts: string[] = []) => safeImage({ extra: { ...extra } }, size, hosts)

describe('the image of a token', () => {
  it('is offered in all sizes of the service, for the browser to choose; the next larger one where it cannot', () => {
    const srcSet = `${SMALL} 64w, ${MEDIUM} 256w, ${BIG} 1024w`
    expect(source(ALL, 200)).toEqual({ src: MEDIUM, srcSet, sizes: '200px' })
    expect(source(ALL, 28)).toEqual({ src: SMALL, srcSet, sizes: '28px' })
    expect(source(ALL, 512)?.src).toBe(BIG)
  })

  it('is the largest there is where none is large enough, and the only one where there is no choice', () => {
    expect(source({ _image_small: SMALL, _image_medium: MEDIUM }, 512)).toMatchObject({ src: MEDIUM, sizes: '512px' })
    expect(source({ _image_small: SMALL }, 512)).toMatchObject({ src: SMALL, srcSet: `${SMALL} 64w` })
  })

  it('never mixes in addresses of other hosts: each size is judged alone', () => {
    const mixed = source({ ...ALL, _image_medium: 'https://tracker.example/x.png' })
    expect(mixed).toEqual({ src: BIG, srcSet: `${SMALL} 64w, ${BIG} 1024w`, sizes: '200px' })
  })

  it('is found in the oldest browsers that are supported, too', () => {
    onTestFinished(becomeOldBrowser())
    expect(source({ _image_small: SMALL })?.src).toBe(SMALL)
    expect(source({ _image_small: 'no address' })).toBeUndefined()
  })

  it('is none for all that is hostile, in any size', () => {
    for (const address of HOSTILE_IMAGES) {
      for (const key of Object.keys(ALL)) expect(source({ [key]: address }), `${key} ${address}`).toBeUndefined()
    }
  })

  it('is always an https address of the service', () => {
    const address = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string(),
      fc.jsonValue({ maxDepth: 1 }),
    )
    fc.assert(
      fc.property(address, address, (one, other) => {
        expect(source({ _image_small: one, _image_big: other })).toBeUndefined()
      }),
    )
  })

  it('adds nothing to a list of sizes by spaces and commas in an address', () => {
    const tricky = 'https://imgproxy.toncenter.com/x, https://tracker.example/y.png 1w,'
    const { srcSet = '' } = source({ ...ALL, _image_small: tricky }) ?? {}
    const addresses = srcSet.split(/\s+\d+w(?:,\s*|$)/).filter(Boolean)
    expect(addresses.map((each) => new URL(each).host)).toEqual(Array(3).fill('imgproxy.toncenter.com'))
    expect(addresses.some((each) => /\s/.test(each))).toBe(false)
  })

  it('may load from hosts that the app trusts, and from no other of theirs', () => {
    const own = 'https://cdn.app.example/x.png'
    expect(source({ _image_small: own }, 28, ['cdn.app.example'])).toMatchObject({ src: own })
    expect(source({ _image_small: own }, 28, ['app.example'])).toBeUndefined()
    expect(source({ _image_small: own.replace('https', 'http') }, 28, ['cdn.app.example'])).toBeUndefined()
  })
})

describe("the page's own host", () => {
  const logout = 'https://wallet.example/logout?x'
  it('serves no image unless the app names it: the request would carry cookies of the reader', () => {
    vi.stubGlobal('location', { host: 'wallet.example' })
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(source({ _image_small: logout })).toBeUndefined()
    expect(source({ _image_small: logout }, 28, ['wallet.example'])).toMatchObject({ src: logout })
  })
})

describe('an image that carries itself', () => {
  it('is drawn only where the app allows it', () => {
    expect(source({ _image_small: DRAWN })).toBeUndefined()
    expect(source({ _image_small: DRAWN }, 28, ['data:'])).toEqual({ src: DRAWN })
  })

  it('is a drawing: no page, no script, no picture of another kind', () => {
    for (const bad of ['data:text/html,<script>1</script>', 'data:image/png;base64,AAAA', 'data:,x', 'javascript:1']) {
      expect(source({ _image_small: bad }, 28, ['data:']), bad).toBeUndefined()
    }
  })

  it('opens the door to nothing else', () => {
    for (const address of HOSTILE_IMAGES) {
      if (address.startsWith('data:image/svg+xml,')) continue
      expect(source({ _image_small: address }, 28, ['data:']), address).toBeUndefined()
    }
  })

  it('is never one of a list, where its spaces would end it', () => {
    expect(source({ _image_small: DRAWN, _image_medium: MEDIUM, _image_big: DRAWN }, 200, ['data:'])).toEqual({
      src: MEDIUM,
    })
  })
})

describe('the image that the author chose', () => {
  it('is there for who asks for it, over https only', () => {
    expect(originalImage({ image: 'https://author.example/x.png' })).toBe('https://author.example/x.png')
    for (const image of ['http://author.example/x.png', 'ipfs://x', 'javascript:1', 'https://a:b@author.example/x']) {
      expect(originalImage({ image }), image).toBeUndefined()
    }
  })
})
