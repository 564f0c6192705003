import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpack } from '../../src/cli/unpack.ts'
import { zipOf } from '../support/zip.ts'

const MIB = 1024 ** 2

describe('unpacking', () => {
  it.each([
    ['a.gz', gzipSync],
    ['a.tgz', gzipSync],
    ['a.br', brotliCompressSync],
    ['a.zip', (text: string) => zipOf({ 'a.txt': text })],
  ])('unpacking of %s takes what fits, and ends with a sentence at one byte more', (name, pack) => {
    expect([...unpack(name, pack(' '.repeat(MIB)), 1)].map(({ bytes }) => bytes.length)).toEqual([MIB])
    expect(() => [...unpack(name, pack(' '.repeat(MIB + 1)), 1)]).toThrow(`${name} is more than 1 MiB when unpacked.`)
  })

  it('unpacking of a truncated file ends with a sentence', () => {
    for (const [name, packed] of [
      ['a.gz', gzipSync('text')],
      ['a.br', brotliCompressSync('text')],
      ['a.zip', zipOf({ 'a.txt': 'text' }).subarray(8)],
    ] as const) {
      expect(() => [...unpack(name, packed.subarray(0, -3))]).toThrow(`${name} cannot be unpacked: `)
    }
  })

  it('gives any other file as it is', () => {
    const bytes = Buffer.from('text')
    expect([...unpack('a.js', bytes)]).toEqual([{ name: 'a.js', bytes }])
  })
})
