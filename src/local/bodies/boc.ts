/** The data of the root cell of a bag of cells (base64, one root), its last byte filled up with zero bits. */
export function rootBytes(boc: string): Uint8Array {
  if (!boc) return new Uint8Array()
  const bytes = Uint8Array.from(atob(boc), (char) => char.charCodeAt(0))
  const flags = bytes[4] as number
  const numberSize = flags & 7
  const offsetSize = bytes[5] as number
  const number = (at: number) => bytes.subarray(at, at + numberSize).reduce((value, byte) => value * 256 + byte, 0)
  const cells = number(6)
  const roots = number(6 + numberSize)
  // After the counts of cells, roots and absent cells, the total size and the root list comes the index, if there is one.
  const index = 6 + 3 * numberSize + offsetSize + roots * numberSize
  const cell = index + (flags & 0x80 ? cells * offsetSize : 0)
  const length = bytes[cell + 1] as number
  const data = bytes.slice(cell + 2, cell + 2 + Math.ceil(length / 2))
  const last = data.length - 1
  // An odd length means that the data end inside the last byte, before a one bit that is none of theirs.
  if (length % 2) {
    const byte = data[last] as number
    data[last] = byte & (byte - 1)
  }
  return data
}
