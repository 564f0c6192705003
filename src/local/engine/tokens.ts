// The jettons of the demo as strangers write them: honest, sloppy and hostile. All of it made up.
import { coin, type Mark } from '../scenes/pictures.ts'

const local = 'Exists on the local chain only.'

const honest = (
  name: string,
  symbol: string,
  decimals: number,
  colour: string,
  mark: Mark,
  description = `${name}. ${local}`,
) => ({ name, symbol, decimals: String(decimals), description, image: coin(colour, mark) })

/** Metadata that the issuer puts on the chain. */
const issued = {
  dollar: honest('Local Dollar', 'LUSD', 6, '2f7d5b', 'ring', local),
  acorn: honest('Acorn', 'ACORN', 9, '8a5a2b', 'leaf', local),
  ticket: { name: 'Cinema Ticket', symbol: 'SEAT', decimals: '0', description: `Whole seats only. ${local}` },
  flower: { name: 'Wildflower', symbol: 'WILD', description: `Says nothing of its decimals. ${local}` },
  harbor: honest('Harbor', 'HARB', 9, '1f5f8b', 'sail'),
  lumen: honest('Lumen Points', 'LUMEN', 6, 'c78a13', 'bolt'),
  rain: honest('Rainwater', 'RAIN', 18, '3b82a0', 'drop'),
  granite: honest('Granite', 'GRNT', 9, '5b6470', 'hill'),
  comet: honest('Comet', 'COMET', 9, '5546a8', 'star'),
  mint: honest('Peppermint', 'MINTY', 9, '2a9d74', 'stem'),
  tide: honest('Tide', 'TIDE', 18, '14708a', 'wave'),
  vespera: honest('Vespera', 'VESP', 9, '3d3566', 'moon'),
  ember: honest('Ember', 'EMBR', 6, 'b5472f', 'bolt'),
  clover: honest('Clover', 'CLVR', 9, '3c7a3c', 'leaf'),
  orchard: honest('Orchard Share', 'ORCH', 0, '9a3f52', 'stem', `Whole shares only. ${local}`),
  zephyr: honest('Zephyr', 'ZEPH', 9, '6a8fb5', 'wave'),
  quill: honest('Quill', 'QUILL', 9, '7a5b94', 'leaf'),
  summit: honest('Summit', 'SUMT', 9, '44566c', 'hill'),
  lagoon: honest('Lagoon Liquidity', 'LUSD-ACORN LP', 9, '1c7f7a', 'drop'),
  aurora: honest('Aurora', 'AUR', 30, '2d8f83', 'moon', `The finest of units: 30 decimals. ${local}`),
  beacon: honest('Beacon', 'BCN', 6, 'a8441f', 'star'),
  regatta: honest('Regatta', 'RGTA', 9, '24588f', 'sail'),
  pebble: honest('Pebble', 'PBL', 0, '8c8577', 'ring'),
  solstice: honest('Solstice', 'SOL·STICE', 9, 'd08a1c', 'star'),
  maple: honest('Maple', 'MAPL', 9, 'b34a24', 'leaf'),
  nimbus: honest('Nimbus', 'NIMB', 18, '7d8ca3', 'drop'),
  paper: { uri: 'https://jetton.invalid/paper.json' },
  hostile: {
    name: '<img src=x onerror=alert(1)>\u202Egnp.reward',
    symbol: '\u202EDSU\u2066L\u200B',
    decimals: '6',
    description: '<script>alert(document.domain)</script> [claim](javascript:alert(1))',
    image: 'javascript:alert(1)',
  },
} satisfies Record<string, Record<string, string>>

/** Metadata of those who want to be taken for others, or to be clicked. */
const dropped = {
  /** Cyrillic о and ѕ, and the picture of the true one. */
  twinDollar: { ...issued.dollar, name: 'Lоcal Dоllar', symbol: 'LUЅD' },
  /** Greek Α: the coin itself. */
  twinCoin: { name: 'GRΑM', symbol: 'GRΑM', decimals: '9', description: 'The coin.', image: coin('0f8fd6', 'drop') },
  /** The same letters, with nothing between them that can be seen. */
  twinAcorn: { ...issued.acorn, name: 'Ac\u200Born', symbol: 'A\u2060CORN' },
  airdrop: {
    name: 'CLAIM 5,000 LUSD → example.invalid/claim',
    symbol: 'https://example.invalid',
    decimals: '9',
    description: 'Connect at javascript:alert(1) or https://example.invalid/claim before midnight.',
    image: coin('d11f1f', 'star'),
  },
  backwards: { name: 'Reward \u202Edilav ton si siht\u202C', symbol: '\u200FDRWR\u200E', decimals: '9' },
  endless: {
    name: 'An honest name may be long, though not as long as this one, which goes on '.repeat(3).slice(0, 200),
    symbol: 'LONG'.repeat(50),
    decimals: '9',
    description: 'A name and a symbol of 200 characters each.',
  },
  adult: {
    name: 'Midnight Club',
    symbol: 'XXX',
    decimals: '9',
    description: 'Adults only.',
    image: coin('7a1145', 'moon'),
  },
  nameless: { name: '', symbol: '', decimals: '9' },
  sloppy: { name: 'Sloppy', symbol: 'SLPY', decimals: 'about nine', description: 'Decimals that are no number.' },
  /** The server that it names does not answer. */
  silent: { uri: 'https://gone.invalid/token.json' },
  tracker: {
    name: 'Free Gems',
    symbol: 'GEMS',
    decimals: '9',
    description: '[details](data:text/html,<script>alert(1)</script>)',
    image: 'https://tracker.invalid/pixel.png?who=you',
  },
} satisfies Record<string, Record<string, string>>

export type IssuedName = keyof typeof issued
export type DroppedName = keyof typeof dropped
export type JettonName = IssuedName | DroppedName

export const contents: Readonly<Record<JettonName, Readonly<Record<string, string>>>> = { ...issued, ...dropped }
export const issuedNames = Object.keys(issued) as IssuedName[]
export const droppedNames = Object.keys(dropped) as DroppedName[]

/** Issued later in the demo than the first five, and by what `main` gets of each: whole tokens. */
export const portfolio = {
  harbor: 830n,
  lumen: 12_450n,
  rain: 3n,
  granite: 96n,
  comet: 4_075n,
  mint: 510n,
  tide: 27n,
  vespera: 1_111n,
  ember: 64_000n,
  clover: 4n,
  orchard: 12n,
  zephyr: 9_300n,
  quill: 58n,
  summit: 720n,
  lagoon: 36n,
  aurora: 1n,
  beacon: 240n,
  regatta: 15n,
  pebble: 1_000_000n,
  solstice: 365n,
  maple: 88n,
  nimbus: 2n,
  paper: 400n,
} as const satisfies Partial<Record<IssuedName, bigint>>

/** What servers that jettons name would answer. */
export const jettonFiles: Readonly<Record<string, Record<string, string>>> = {
  'https://jetton.invalid/paper.json': {
    ...honest('Paper Crane', 'CRANE', 9, '4a7fb0', 'sail', `Keeps its metadata off the chain. ${local}`),
  },
}

/** What the service thinks of them. The look-alikes are for those who render to find. */
export const jettonFlags: Partial<Record<JettonName, { is_scam?: boolean; is_nsfw?: boolean }>> = {
  airdrop: { is_scam: true },
  tracker: { is_scam: true },
  adult: { is_nsfw: true },
}

/** Smallest units in one whole token; a master without readable `decimals` means 9. */
export const unitOf = (name: JettonName): bigint => {
  const { decimals, uri } = contents[name]
  const said = decimals ?? (uri === undefined ? undefined : jettonFiles[uri]?.decimals)
  return 10n ** BigInt(/^\d+$/.test(said ?? '') ? (said as string) : 9)
}
