import { open } from 'node:fs/promises'

/** Bytes of a list at most: that of Solana has 10 MB. */
export const MOST_BYTES = 32 * 1024 * 1024
/** For a list to arrive, milliseconds. */
const TIMEOUT_MS = 60_000

const tooLong = () => new Error(`It is longer than ${MOST_BYTES / 1024 / 1024} MiB.`)

async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > MOST_BYTES) throw tooLong()
    read.push(piece)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(read))
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  // A redirect may lead away from https.
  if (new URL(answer.url).protocol !== 'https:') throw new Error(`It leads to ${answer.url}, which is not https.`)
  if (!answer.ok || !answer.body) throw new Error(`The server answers with status ${answer.status}.`)
  return readAll(answer.body)
}

async function fileText(path: string): Promise<string> {
  const file = await open(path)
  try {
    return await readAll(file.createReadStream({ autoClose: false }))
  } finally {
    await file.close()
  }
}

/** The JSON of a file, or of an `https:` URL. @throws {Error} in a sentence where there is none */
export async function readList(from: string): Promise<unknown> {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(from) && !/^https:\/\//i.test(from)) throw new Error('Only https: URLs are read.')
  const text = await (/^https:/i.test(from) ? fetchText(from) : fileText(from))
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('It is no JSON.')
  }
}
