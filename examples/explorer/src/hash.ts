import { toHexHash } from 'toncenter-react/client'

/** A hash in hex, however it is written; `undefined` for what is none. */
export function readHash(text: string): string | undefined {
  try {
    return toHexHash(text)
  } catch {
    return
  }
}
