// Rows of a chain never change, and long lists of them are asked for again and again: each is told once, and spelled as JSON once.

const utf8 = /* @__PURE__ */ new TextEncoder()

/** What lasts, with its JSON in UTF-8 from when it was first asked for. */
const spelled = /* @__PURE__ */ new WeakMap<object, Uint8Array | undefined>()
/** What is put together anew around such things. */
const holders = /* @__PURE__ */ new WeakSet<object>()

/** Says that `value`, which nobody may change from now on, is going to be part of many answers. */
export function lasting<Value extends object>(value: Value): Value {
  spelled.set(value, undefined)
  return value
}

/** Tells each row once. What `tell` gives must not be changed by anybody. */
export function tellOnce<Row extends object, Told extends object>(tell: (row: Row) => Told): (row: Row) => Told {
  const known = new WeakMap<Row, Told>()
  return (row) => {
    let told = known.get(row)
    if (!told) {
      told = lasting(tell(row))
      known.set(row, told)
    }
    return told
  }
}

/** Says that there is something {@link lasting} among the members of `value`, so that it is worth looking into. */
export function holding<Holder extends object>(value: Holder): Holder {
  holders.add(value)
  return value
}

/** The JSON of an answer in UTF-8, as `JSON.stringify` has it. Lists in the answer are looked into, and whatever is {@link holding}. */
export function jsonBytes(body: object): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  let text = ''

  function put(piece: Uint8Array): void {
    if (text) pieces.push(utf8.encode(text))
    text = ''
    pieces.push(piece)
  }

  function write(value: unknown): void {
    if (typeof value !== 'object' || value === null) text += JSON.stringify(value) ?? 'null'
    else if (spelled.has(value)) {
      let piece = spelled.get(value)
      if (!piece) {
        piece = utf8.encode(JSON.stringify(value))
        spelled.set(value, piece)
      }
      put(piece)
    } else if (!holders.has(value)) text += JSON.stringify(value)
    else if (Array.isArray(value)) writeList(value)
    else writeMembers(value)
  }

  function writeList(list: readonly unknown[]): void {
    text += '['
    for (const [at, each] of list.entries()) {
      if (at) text += ','
      write(each)
    }
    text += ']'
  }

  function writeMembers(holder: object, inner: (value: unknown) => void = write): void {
    let separator = '{'
    for (const [name, value] of Object.entries(holder)) {
      if (value === undefined) continue
      text += `${separator}${JSON.stringify(name)}:`
      separator = ','
      inner(value)
    }
    text += separator === '{' ? '{}' : '}'
  }

  if (Array.isArray(body)) writeList(body)
  else writeMembers(body, (value) => (Array.isArray(value) && !spelled.has(value) ? writeList(value) : write(value)))
  if (text) pieces.push(utf8.encode(text))
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
