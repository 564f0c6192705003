// The accounts of the demo chain and their comments: all of it made up.

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
  dropper: ['v5r1', '60'],
  poisoner: ['v4r2', '5'],
  dora: ['v5r1', '510.25'],
  egon: ['v4r2', '77.7'],
  fumi: ['v5r1', '1204'],
  hugo: ['v3r2', '233'],
  ines: ['v5r1', '390'],
} as const

export type Role = keyof typeof cast

/** Those who send something to somebody every other day. */
export const neighbours = ['anna', 'shop', 'boris', 'chen', 'saver', 'dora', 'egon', 'fumi', 'hugo', 'ines'] as const

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
  'Invoice 2042',
  'Merci pour le café',
  'bicycle repair 🚲',
  'deposit, to be returned',
  'garden tools',
  'your share of the boat',
  '生日快乐 🎂',
  'תודה רבה',
  'salary, October',
  'vet bill 🐈',
]

export const spam = '🎁 You were selected! Claim 1,000 GRAM at https://example.invalid/claim before midnight'

export const letter = Array.from(
  { length: 40 },
  (_, line) =>
    `${line + 1}. Dear all, this line is one of forty, because a comment may be as long as its sender can pay for.`,
).join('\n')
