/** The bytes of a body; `undefined` for more than `maxBytes`. */
export async function collect(
  { body }: { body: ReadableStream<Uint8Array> | null },
  signal: AbortSignal,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader()
  if (!reader) return new Uint8Array()
  const cancel = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', cancel, { once: true })
  const chunks: Uint8Array[] = []
  let size = 0
  // The sender may state a wrong length: count.
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joined(chunks, size)
    size += value.byteLength
    // Not awaited: another reader of this body may never end.
    if (size > maxBytes) return cancel()
    chunks.push(value)
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
