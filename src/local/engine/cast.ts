// Who is on the demo chain, what is issued there and what people say: all of it made up.

/** The wallets that act in the demo, with what each starts with, in GRAM. */
export const cast = {
  main: ['v5r1', '5200'],
  issuer: ['v5r1', '2400'],
  shop: ['v4r2', '860.5'],
  saver: ['v4r2', '123456.789'],
  anna: ['v5r1', '348.2'],
  boris: ['v4r2', '91.75'],
  chen: ['v5r1', '42.0001'],
  spammer: ['v4r2', '15'],
  letters: ['v4r2', '3'],
  elder: ['v3r2', '64'],
} as const

export type Role = keyof typeof cast

const icon = (color: string, letter: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Ccircle cx='32' cy='32' r='32' fill='%23${color}'/%3E%3Ctext x='32' y='43' font-family='sans-serif' font-size='32' fill='white' text-anchor='middle'%3E${letter}%3C/text%3E%3C/svg%3E`

const local = 'Exists on the local chain only.'

/** Token metadata as strangers write it: honest, sloppy and hostile. */
export const contents = {
  dollar: { name: 'Local Dollar', symbol: 'LUSD', decimals: '6', description: local, image: icon('2f7d5b', 'D') },
  acorn: { name: 'Acorn', symbol: 'ACORN', decimals: '9', description: local, image: icon('8a5a2b', 'A') },
  ticket: { name: 'Cinema Ticket', symbol: 'SEAT', decimals: '0', description: `Whole seats only. ${local}` },
  flower: { name: 'Wildflower', symbol: 'WILD', description: `Says nothing of its decimals. ${local}` },
  hostile: {
    name: '<img src=x onerror=alert(1)>\u202Egnp.reward',
    symbol: '\u202EDSU\u2066L\u200B',
    decimals: '6',
    description: '<script>alert(document.domain)</script> [claim](javascript:alert(1))',
    image: 'javascript:alert(1)',
  },
} satisfies Record<string, Record<string, string>>

export type JettonName = keyof typeof contents

/** Smallest units in one whole token; a master without `decimals` means 9. */
export const unit: Readonly<Record<JettonName, bigint>> = {
  dollar: 10n ** 6n,
  acorn: 10n ** 9n,
  ticket: 1n,
  flower: 10n ** 9n,
  hostile: 10n ** 6n,
}

export const notes = [
  'Thanks for lunch 🍜',
  'Invoice 2041',
  'rent, second half',
  'На кофе ☕',
  'شكرا على المساعدة',
  'お誕生日おめでとう',
  'for the tickets',
  'order #7731',
  '<b>not bold</b>',
  'see you on Friday',
  'book club 📚',
  'refund',
]

export const spam = '🎁 You were selected! Claim 1,000 GRAM at https://example.invalid/claim before midnight'

export const letter = Array.from(
  { length: 40 },
  (_, line) =>
    `${line + 1}. Dear all, this line is one of forty, because a comment may be as long as its sender can pay for.`,
).join('\n')

/** Where the collections say that their metadata is. Nobody is there: the name is one that never resolves. */
export const nftBase = 'https://nft.invalid/'

/** What a server there would answer: honest, sloppy and hostile. */
export const offchain: Readonly<Record<string, Record<string, string | boolean>>> = {
  'postcards.json': { name: 'Postcards', description: `Six views of a lake. ${local}`, image: icon('3a6ea5', 'P') },
  'postcards/0.json': { name: 'Morning', description: 'Fog over the water.', image: icon('9fb7c9', '0') },
  'postcards/1.json': { name: 'Noon', description: 'No shadow anywhere.', image: icon('f2c14e', '1') },
  'postcards/2.json': { name: 'Evening', description: 'The last boat.', image: icon('d1603d', '2') },
  'postcards/3.json': { name: 'Night', description: 'Stars, twice.', image: icon('22304a', '3') },
  'postcards/4.json': {
    name: '<img src=x onerror=alert(1)>\u202Eyadiloh',
    description: 'Win at javascript:alert(1)',
    image: 'javascript:alert(1)',
    is_scam: true,
  },
  'badges.json': { name: 'Badges', description: `Cannot be given away. ${local}`, image: icon('6b4e9b', 'B') },
  'badges/0.json': { name: 'Early bird', description: 'Was here in the first week.', image: icon('6b4e9b', '★') },
  'badges/1.json': { name: 'Early bird', description: 'Was here in the first week.', image: icon('6b4e9b', '★') },
}
