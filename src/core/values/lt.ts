/**
 * Orders logical times, decimal strings of up to 64 bits: negative when `a` is earlier, 0 when equal. Comparing them as
 * strings would put "9" after "10".
 */
export function compareLt(a: string, b: string): number {
  const left = BigInt(a)
  const right = BigInt(b)
  return left < right ? -1 : left > right ? 1 : 0
}
