/** Texts at most, about 1 MB; and none that is longer than an address or a hash. */
const MOST = 4_000
const LONGEST = 80

/** The same as `read`, which makes one thing of one text: a page names few addresses, each in many renders and answers. */
/* @__NO_SIDE_EFFECTS__ */
export function remember<T>(read: (text: string) => T | undefined): (text: string) => T | undefined {
  const known = new Map<string, T>()
  return (text) => {
    const value = known.get(text) ?? read(text)
    if (known.size >= MOST) known.clear()
    if (value !== undefined && text.length <= LONGEST) known.set(text, value)
    return value
  }
}
