import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { NftItem } from '../../src/contract/v3/nftItem.ts'
import { NftCollectionCard } from '../../src/ui/nfts/NftCollectionCard/NftCollectionCard.tsx'
import { NftDetails } from '../../src/ui/nfts/NftDetails/NftDetails.tsx'
import { createPriceSource } from '../../src/ui/prices/priceSource.ts'
import { nftItems } from '../../stories/fixtures/nfts.ts'
import { setup } from '../support/react.tsx'

afterEach(cleanup)

describe('the metadata of an item', () => {
  const about = (content: NftItem['content']) => {
    render(<NftDetails data={{ ...(nftItems[0] as NftItem), content }} />, setup({ baseUrl: 'http://nfts.test' }))
    return screen.getByText('Metadata').nextElementSibling?.textContent
  }

  it.each([
    ['a host', { uri: 'https://nft.example/1.json?from=chain' }, 'nft.example'],
    [
      'a host in letters that look like others, in ASCII',
      { uri: 'https://nft.ехаmple/1.json' },
      'nft.xn--mple-43d3a6i',
    ],
    ['a scheme', { uri: 'ipfs://bafybeigdyrzt/1.json' }, 'ipfs'],
    ['the chain, where the content has no address', { name: 'Morning' }, 'On chain'],
    ['the chain, where the address holds the data', { uri: 'data:application/json,{}' }, 'On chain'],
    ['nothing, where the address cannot be read', { uri: 'no address' }, '—None'],
    ['nothing, where the address is no text', { uri: { href: 'https://nft.example' } }, '—None'],
    ['nothing, where the service knows no content', null, '—None'],
    ['nothing, where the service could not read the content', {}, '—None'],
    [
      'the end of a host that is long: its start may be that of another',
      { uri: `https://market.example.${'a'.repeat(60)}.evil.example/1.json` },
      `…${'a'.repeat(50)}.evil.example`,
    ],
  ])('is at %s', (_, content, said) => {
    expect(about(content)).toBe(said)
  })

  it('is no link: a stranger wrote where it is', () => {
    about({ uri: 'https://nft.example/1.json' })
    expect(screen.getByText('nft.example').closest('a')).toBeNull()
  })
})

describe('the lowest price of a collection', () => {
  const collection = nftItems[0]?.collection ?? undefined
  const worthOf = (lowest: bigint | null | undefined) => {
    const priceSource = createPriceSource('USD', () => ({ price: '2.31' }))
    const { container } = render(
      <NftCollectionCard data={collection} figures={{ lowest }} priceSource={priceSource} />,
      setup({ baseUrl: 'http://nfts.test' }),
    )
    return container.querySelector('[data-part="lowest"] [data-part="value"]')?.textContent
  }

  it('has what it is worth', () => {
    expect(worthOf(12_500_000_000n)).toBe('$28.88')
  })

  it.each([null, undefined])('has no worth where it is %s', (lowest) => {
    expect(worthOf(lowest)).toBeUndefined()
  })
})
