import { crc32, deflateRawSync } from 'node:zlib'

/** Fields of 2 or 4 bytes, little endian: `[size, value]`. */
const fields = (...list: [size: 2 | 4, value: number][]) =>
  Buffer.concat(
    list.map(([size, value]) => {
      const field = Buffer.alloc(size)
      field.writeUIntLE(value, 0, size)
      return field
    }),
  )

/** A ZIP archive of the files: those with content are packed, empty ones are stored. */
export function zipOf(files: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [file, text] of Object.entries(files)) {
    const name = Buffer.from(file)
    const bytes = Buffer.from(text)
    const packed = text ? deflateRawSync(bytes) : bytes
    const common = fields(
      [2, 20],
      [2, 0],
      [2, text ? 8 : 0],
      [4, 0],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    )
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed])
    directory.push(
      Buffer.from('PK\x01\x02'),
      fields([2, 20]),
      common,
      fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    )
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const count = Object.keys(files).length
  const end = fields([2, 0], [2, 0], [2, count], [2, count], [4, entries.length], [4, offset], [2, 0])
  return Buffer.concat([...locals, entries, Buffer.from('PK\x05\x06'), end])
}
