/** The BoC of a transaction cell: the bits before the fields of our interest are zero. */
export function transactionBoc(previousLt: number, previousHash: string): string {
  const bits = [
    '0111',
    '0'.repeat(256 + 64),
    BigInt(`0x${Buffer.from(previousHash, 'base64').toString('hex')}`)
      .toString(2)
      .padStart(256, '0'),
    previousLt.toString(2).padStart(64, '0'),
    '1000',
  ].join('')
  const data = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const cell = Buffer.concat([Buffer.from([0, data.length * 2 - 1]), data])
  return Buffer.concat([Buffer.from('b5ee9c7201010101', 'hex'), Buffer.from([0, cell.length, 0]), cell]).toString(
    'base64',
  )
}
