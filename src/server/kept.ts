/** What a store holds of an answer: when it was given, for how many milliseconds it is true, and its text. */
export interface Kept {
  at: number
  ttl: number
  body: string
}

export const pack = ({ at, ttl, body }: Kept): string => `${at} ${ttl}\n${body}`

/** `undefined` for a value that no proxy has stored. */
export function unpack(value: string): Kept | undefined {
  const [, at, ttl, body] = /^(\d+) (\d+)\n([[{].*)$/s.exec(value) ?? []
  return body === undefined ? undefined : { at: Number(at), ttl: Number(ttl), body }
}
