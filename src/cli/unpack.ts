import { brotliDecompressSync, gunzipSync, inflateRawSync } from 'node:zlib'

/** A file is unpacked at once, and has to fit into memory. */
const MAX_MIB = 256

export interface Part {
  name: string
  bytes: Buffer
}

/** The entries of a ZIP archive, by its central directory. Offsets: APPNOTE.TXT 4.3.7, 4.3.12 and 4.3.16. */
function* unzip(zip: Buffer, limits: { maxOutputLength: number }): Generator<Part> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0) throw new Error('it is no ZIP archive')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const isStored = zip.readUInt16LE(at + 10) === 0
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    yield { name, bytes: isStored || !packed.length ? packed : inflateRawSync(packed, limits) }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

/**
 * The contents of a file: its bytes, those packed in a `.gz` or `.br`, or the entries of a `.zip`.
 * @throws {Error} when it cannot be unpacked, or is more than `maxMib` MiB then
 */
export function* unpack(file: string, bytes: Buffer, maxMib = MAX_MIB): Generator<Part> {
  const limits = { maxOutputLength: maxMib * 1024 ** 2 }
  try {
    if (/\.t?gz$/i.test(file)) yield { name: file, bytes: gunzipSync(bytes, limits) }
    else if (/\.br$/i.test(file)) yield { name: file, bytes: brotliDecompressSync(bytes, limits) }
    else if (/\.zip$/i.test(file)) {
      for (const part of unzip(bytes, limits)) yield { ...part, name: `${file}/${part.name}` }
    } else yield { name: file, bytes }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new Error(`${file} is more than ${maxMib} MiB when unpacked.`)
    throw new Error(`${file} cannot be unpacked: ${message}.`)
  }
}
