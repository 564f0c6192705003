import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeDropped, makeRegistry, registryText } from '../../src/cli/makeRegistry.ts'
import { MOST_BYTES, readList } from '../../src/cli/readList.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { indexOf } from '../../src/trust/registryIndex.ts'

const rawOf = (digit: string) => `0:${digit.repeat(64)}`
const FROG = { address: toFriendlyAddress(rawOf('2')), symbol: ' FROG ', name: 'Pending Frog', decimals: 9, image: 'x' }
const TOAD = { address: rawOf('1').toLowerCase(), symbol: 'TOAD', name: 'Toad' }
const FACTS = { name: 'Pond', network: 'mainnet', source: 'pond.json' }

describe('a public list', () => {
  it.each([
    [7, 'It is neither a list of tokens'],
    [{ tokens: {} }, 'It is neither a list of tokens'],
    [[], 'None of 0 rows is a token.'],
    [[null, { address: 'EQ' }], 'None of 2 rows is a token: 1 is no object; 1 has no address of an account'],
    [
      Array.from({ length: 50_001 }, (_, at) => ({ address: `0:${String(at).padStart(64, '0')}`, name: 'x' })),
      'It has 50001 tokens',
    ],
  ])('is refused where it is none: %#', (list, fault) => expect(() => makeRegistry(list, FACTS)).toThrow(fault))

  it('needs a name', () => {
    expect(() => makeRegistry([TOAD], { ...FACTS, name: undefined })).toThrow('give one with --name')
    expect(() => makeRegistry({ name: ' ', tokens: [TOAD] }, { ...FACTS, name: undefined })).toThrow('--name')
  })

  it('loses the rows that are no tokens, and says how many and why', () => {
    const rows = [
      TOAD,
      { ...TOAD, symbol: 'SECOND' },
      { ...FROG, symbol: 5 },
      { ...FROG, name: '', symbol: '' },
      'x',
      FROG,
    ]
    const { registry, dropped } = makeRegistry(rows, FACTS)
    expect(registry.tokens).toEqual([
      { address: rawOf('1'), symbol: 'TOAD', name: 'Toad' },
      { address: rawOf('2'), symbol: 'FROG', name: 'Pending Frog' },
    ])
    expect(describeDropped(dropped)).toBe(
      '1 has the address of one before; 1 has a symbol that is no text of 1 to 128 characters; 1 has neither a symbol nor a name; 1 is no object',
    )
  })

  it('is the same registry in any order', () => {
    const text = (rows: unknown) => registryText(makeRegistry(rows, FACTS).registry, true)
    expect(text([FROG, TOAD])).toBe(text([TOAD, FROG]))
  })

  it('may have the form of Uniswap, with its own name', () => {
    const list = { name: 'Pond', timestamp: '2026-11-01T00:00:00Z', tokens: [TOAD] }
    expect(makeRegistry(list, { ...FACTS, name: undefined }).registry.name).toBe('Pond')
    expect(makeRegistry(list, { ...FACTS, name: 'Lake' }).registry.name).toBe('Lake')
  })

  it('may have collections, which have no symbol', () => {
    const { registry } = makeRegistry([{ address: rawOf('3'), name: 'Frogs' }], FACTS)
    expect(registry.tokens).toEqual([{ address: rawOf('3'), name: 'Frogs' }])
  })

  it('becomes a value that the provider takes', () => {
    const text = registryText(makeRegistry([FROG, TOAD], { ...FACTS, name: 'P"o\nnd' }).registry, false)
    expect(indexOf(JSON.parse(text)).has(rawOf('2'))).toBe(true)
  })
})

describe('where a list is from', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const serve = (body: BodyInit, url = 'https://pond.example/list.json', status = 200) =>
    vi.stubGlobal('fetch', async () => Object.defineProperty(new Response(body, { status }), 'url', { value: url }))

  function file(content: string | Uint8Array) {
    const folder = mkdtempSync(join(tmpdir(), 'list-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'list.json')
    writeFileSync(path, content)
    return path
  }

  it.each(['http://pond.example', 'ftp://pond.example', 'file:///pond.json'])('is no %s', (url) =>
    expect(readList(url)).rejects.toThrow('Only https: URLs are read.'),
  )
  it('is no file that is not there', () => expect(readList('/nowhere/at/all.json')).rejects.toThrow('ENOENT'))
  it('is no server that refuses', async () => {
    serve('', undefined, 404)
    await expect(readList('https://pond.example')).rejects.toThrow('The server answers with status 404.')
  })
  it('is nothing that a redirect leads to without encryption', async () => {
    serve('[]', 'http://pond.example/')
    await expect(readList('https://pond.example')).rejects.toThrow('which is not https')
  })
  it('is nothing endless', async () => {
    const piece = new Uint8Array(1024 * 1024)
    let pieces = 0
    const pull = (stream: ReadableStreamDefaultController) => {
      pieces++
      stream.enqueue(piece)
    }
    serve(new ReadableStream({ pull }))
    await expect(readList('https://pond.example')).rejects.toThrow('It is longer than 32 MiB.')
    expect(pieces).toBeLessThan(MOST_BYTES / piece.length + 4)
  })
  it('is nothing but JSON in UTF-8', async () => {
    await expect(readList(file('<html>'))).rejects.toThrow('It is no JSON.')
    await expect(readList(file(Uint8Array.of(0x22, 0xff, 0x22)))).rejects.toThrow()
  })
  it('is a file, or a server', async () => {
    expect(await readList(file('[7]'))).toEqual([7])
    serve('[8]')
    expect(await readList('https://pond.example')).toEqual([8])
  })
})
