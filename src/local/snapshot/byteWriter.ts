/** A growing list of bytes. */
export class ByteWriter {
  #bytes = new Uint8Array(1024)
  length = 0

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.length + more))
    larger.set(this.#bytes)
    this.#bytes = larger
  }

  byte(value: number): void {
    this.#room(1)
    this.#bytes[this.length++] = value
  }

  /** Seven bits a byte, the lowest first. */
  number(value: number): void {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128)
    this.byte(rest)
  }

  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  get done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.length)
  }
}
