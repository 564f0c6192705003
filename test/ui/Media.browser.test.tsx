import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { Media } from '../../src/ui/tokens/Media.tsx'
import { LUSD, MAIN } from '../../stories/accounts.ts'
import { nftItems, nftMetadata } from '../../stories/fixtures/nfts.ts'
import { find, keepPictures, stage } from './stage.tsx'

const [item] = nftItems
if (!item) throw new Error('the fixture is empty')
const copy = (preset: string) => `https://imgproxy.toncenter.com/abc/pr:${preset}/aHR0cHM6Ly90`
const extra = { _image_small: copy('small'), _image_medium: copy('medium'), _image_big: copy('big') }
const IMAGE = 'https://author.example/0412.png'
const metadata = (more: object = {}) => ({
  ...nftMetadata,
  [item.address]: {
    is_indexed: true,
    token_info: [{ type: 'nft_items', name: 'Tidal', image: IMAGE, extra, ...more }],
  },
})
const DRAWN = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const picture = (container: HTMLElement) => find(container, 'img') as HTMLImageElement
const allSizes = `${copy('small')} 64w, ${copy('medium')} 256w, ${copy('big')} 1024w`

describe('a domain', () => {
  it('without a picture is a tile with its name, however long, within the tile', async () => {
    for (const domain of ['harbor.ton', `${'long'.repeat(30)}.ton`, '\u202Eevil.ton']) {
      const { container } = await stage(<Media token={{ extra: { domain } }} address={MAIN} />, { width: 120 })
      const tile = find(container, '[data-part="media"]')
      const text = find(tile, 'bdi')
      expect(text.textContent).toContain(domain.slice(1, 9))
      const [outer, inner] = [tile.getBoundingClientRect(), text.getBoundingClientRect()]
      expect(inner.left).toBeGreaterThanOrEqual(outer.left)
      expect(inner.right).toBeLessThanOrEqual(outer.right)
      expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
    }
    await expect.element(page.getByRole('img', { name: 'harbor.ton' })).toBeVisible()
  })
})

describe('the picture of an item', () => {
  it('is offered in the sizes of the service, as wide as it is drawn, in grid and card', async () => {
    keepPictures()
    const { container, redraw } = await stage(<NftGrid data={[item]} metadata={metadata()} />)
    await vi.waitFor(() => expect(picture(container).srcset).toBe(allSizes))
    const { width } = picture(container).getBoundingClientRect()
    expect(Math.abs(Number.parseFloat(picture(container).sizes) - width)).toBeLessThan(2)
    expect([picture(container).loading, picture(container).referrerPolicy]).toEqual(['lazy', 'no-referrer'])
    await redraw(<NftCard data={item} metadata={metadata()} />)
    await vi.waitFor(() => expect(picture(container).srcset).toBe(allSizes))
  })

  it('is blurred and unnamed where it is flagged, until a reader wants to see it', async () => {
    const { container } = await stage(
      <NftCard data={item} metadata={metadata({ is_nsfw: true, extra: { _image_small: DRAWN } })} />,
      {
        mediaHosts: ['data:'],
      },
    )
    expect(getComputedStyle(picture(container)).filter).toContain('blur')
    expect(picture(container).alt).toBe('')
    await page.getByRole('button', { name: 'Reveal' }).click()
    await vi.waitFor(() => expect(getComputedStyle(picture(container)).filter).toBe('none'))
    expect(picture(container).alt).toBe('Tidal')
  })

  it('has the author’s own behind a link that is pressed, and behind a flag only once that is lifted', async () => {
    const token = { name: 'Tidal', image: IMAGE, extra: { _image_small: DRAWN } }
    const { container } = await stage(
      <div style={{ inlineSize: 200 }}>
        <Media token={token} address={LUSD} flags={[{ kind: 'scam' }]} withOriginal />
      </div>,
      { mediaHosts: ['data:'] },
    )
    expect(container.querySelector('a')).toBeNull()
    await page.getByRole('button', { name: 'Reveal' }).click()
    const link = await vi.waitFor(() => find(container, 'a') as HTMLAnchorElement)
    expect(link.href).toBe(IMAGE)
    expect(link.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer', 'nofollow']))
    expect(link.referrerPolicy).toBe('no-referrer')
    expect(picture(container).outerHTML).not.toContain('author.example')
  })

  it('is drawn in place of one that does not load', async () => {
    const { container } = await stage(<NftCard data={item} metadata={metadata()} />)
    // Offline it may have failed already.
    container.querySelector('img')?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(find(container, '[data-part="media"]').dataset.state).toBe('drawn'))
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('pictures that carry themselves, as those of the local service do', () => {
  it('are drawn where the app allows them, and ask nobody', async () => {
    const before = performance.getEntriesByType('resource').length
    const { container } = await stage(<NftGrid address={MAIN} />, { mediaHosts: ['data:'] })
    await vi.waitFor(() => expect(container.querySelectorAll('img').length).toBeGreaterThan(3))
    const pictures = [...container.querySelectorAll('img')]
    expect(pictures.every(({ src, srcset }) => src.startsWith('data:image/svg+xml,') && srcset === '')).toBe(true)
    await vi.waitFor(() => expect(pictures.some(({ naturalWidth }) => naturalWidth > 0)).toBe(true))
    const asked = performance.getEntriesByType('resource').slice(before) as PerformanceResourceTiming[]
    expect(asked.filter(({ initiatorType, name }) => initiatorType === 'img' && !name.startsWith('data:'))).toEqual([])
  })

  it('are not drawn where it does not', async () => {
    const { container } = await stage(<NftGrid address={MAIN} />)
    await vi.waitFor(() => expect(container.querySelectorAll('[data-state="drawn"]').length).toBeGreaterThan(3))
    expect(container.querySelector('img')).toBeNull()
  })
})
