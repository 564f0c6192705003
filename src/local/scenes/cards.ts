// The NFT collections of the demo, and what the server that they name would answer: honest, sloppy and hostile.
import type { OffchainMetadata } from '../index/rows.ts'
import { garden, lake, seal } from './pictures.ts'

/** The URLs of metadata that the collections name. Nobody is there: the name is one that never resolves. */
export const nftBase = 'https://nft.invalid/'

/** Traits by name, in the form in which servers of metadata list them. */
const traits = (named: Readonly<Record<string, string | number>>) => ({
  attributes: Object.entries(named).map(([trait_type, value]) => ({ trait_type, value })),
})

const local = 'Exists on the local chain only.'

const gardens = [
  'Larkspur',
  'Foxglove',
  'Campion',
  'Yarrow',
  'Bluebell',
  'Marigold',
  'Clary',
  'Teasel',
  'Sorrel',
  'Harebell',
  'Betony',
  'Speedwell',
  'Tansy',
  'Mallow',
  'Comfrey',
  'Valerian',
  'Woodruff',
  'Bistort',
  'Cowslip',
  'Dropwort',
  'Eyebright',
  'Fleabane',
  'Goldenrod',
  'Hawkbit',
  'Knapweed',
  'Lovage',
  'Milkwort',
  'Oxeye',
  'Primrose',
  'Ragwort',
  'Selfheal',
  'Toadflax',
]

const BEDS = ['North wall', 'East wall', 'Well', 'South wall', 'West gate']
const SEASONS = ['Spring', 'Early summer', 'High summer', 'Autumn']

/** How many gardens there are. */
export const GARDENS = gardens.length

const drops: OffchainMetadata[] = [
  { name: 'Morning', description: 'Fog over the water.', image: lake('dfe8ee', '9fb7c9', 'fff4d6', 44), is_scam: true },
  {
    name: 'Vоucher: 500 GRAM',
    description: 'Redeem at https://example.invalid/redeem',
    image: seal('0f8fd6', '◆'),
    is_scam: true,
  },
  { name: 'After dark', description: 'Adults only.', image: seal('7a1145', '18'), is_nsfw: true },
  { name: 'N'.repeat(200), description: `${'Very long. '.repeat(60)}` },
  { name: '\u202EtfiG\u202C \u200F🎁', description: '<script>alert(1)</script>', image: 'javascript:alert(1)' },
  { description: 'Has a description and nothing else.' },
  {
    name: 'Pixel',
    description: 'Sees who looks.',
    image: 'https://tracker.invalid/pixel.png?who=you',
    external_url: 'javascript:alert(1)',
  },
]

/** How many items are dropped; the last of them has a server that does not answer. */
export const DROPS = drops.length + 1

/** What that server would answer, by path. */
export const offchain: Readonly<Record<string, OffchainMetadata>> = {
  'postcards.json': {
    name: 'Postcards',
    description: `Views of a lake. ${local}`,
    image: lake('d7ecf5', '3a6ea5', 'fff4d6', 30),
  },
  'postcards/0.json': {
    name: 'Morning',
    description: 'Fog over the water.',
    image: lake('dfe8ee', '9fb7c9', 'fff4d6', 44),
    ...traits({ Hour: '06:10', Light: 'Pale', Weather: 'Fog', Boats: 0 }),
  },
  'postcards/1.json': {
    name: 'Noon',
    description: 'No shadow anywhere.',
    image: lake('bfe0f2', '4f8fc0', 'f2c14e', 16),
    ...traits({ Hour: '12:00', Light: 'White', Weather: 'Clear', Boats: 4 }),
  },
  'postcards/2.json': {
    name: 'Evening',
    description: 'The last boat.',
    image: lake('f6c9a0', '7c5f74', 'd1603d', 47),
    ...traits({ Hour: '20:40', Light: 'Amber', Weather: 'Clear', Boats: 1 }),
  },
  'postcards/3.json': {
    name: 'Night',
    description: 'Stars, twice.',
    image: lake('22304a', '182238', 'f5f0d8', 22),
    ...traits({ Hour: '23:55', Light: 'Moon', Weather: 'Clear', Boats: 0 }),
  },
  'postcards/4.json': {
    name: '<img src=x onerror=alert(1)>\u202Eyadiloh',
    description: 'Win at javascript:alert(1)',
    image: 'javascript:alert(1)',
    is_scam: true,
    ...traits({ '<b>Prize</b>': 'https://example.invalid/claim', '\u202Eeulav': 'W'.repeat(200) }),
  },
  'badges.json': { name: 'Badges', description: `Cannot be given away. ${local}`, image: seal('6b4e9b', 'B') },
  'badges/0.json': { name: 'Early bird', description: 'Was here in the first week.', image: seal('6b4e9b', '★') },
  'badges/1.json': { name: 'Early bird', description: 'Was here in the first week.', image: seal('6b4e9b', '★') },
  'gardens.json': { name: 'Walled Gardens', description: `One flower bed a week. ${local}`, image: garden(100) },
  ...Object.fromEntries(
    gardens.map((flower, number) => [
      `gardens/${number}.json`,
      {
        name: `${flower}, No. ${number + 1}`,
        description: `Drawn in week ${number + 1}.`,
        image: garden(number),
        ...traits({
          Flower: flower,
          Week: number + 1,
          Bed: BEDS[number % BEDS.length] as string,
          Blooms: SEASONS[number % SEASONS.length] as string,
        }),
      },
    ]),
  ),
  // Cyrillic о, and a picture that is the true one's.
  'drops.json': { name: 'Pоstcards', description: 'Official.', image: lake('d7ecf5', '3a6ea5', 'fff4d6', 30) },
  ...Object.fromEntries(drops.map((said, number) => [`drops/${number}.json`, said])),
}

/** The collections, by who owns and mints them. Those items that cannot be given away are soul-bound. */
export const collections = {
  postcards: { owner: 'issuer', bound: false },
  badges: { owner: 'issuer', bound: true },
  gardens: { owner: 'issuer', bound: false },
  drops: { owner: 'dropper', bound: false },
} as const

export type CollectionName = keyof typeof collections
