/** CRC-16/XMODEM of the name with bit 16 set: how FunC and Tolk number get-methods. */
export function methodId(name: string): number {
  let crc = 0
  for (const char of name) {
    crc ^= char.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x8000 ? 0x11021 : 0)
  }
  return (crc & 0xffff) | 0x10000
}
