import type { Shape } from './shapes.ts'

export type Path = (string | number)[]

/** A place in a generated answer, and a value that is wrong there. */
export interface Leaf {
  path: Path
  wrong: unknown
}

/** Mulberry32: small, seeded, the same everywhere. */
export function random(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const TEXTS = ['', 'x', '<script>alert(1)</script>', '\u202Egpj.exe', '0', 'null', '💎', 'A'.repeat(300)]
const HASH = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='

/** Makes answers from the contract's types: with absent, null and unknown fields, and short and long lists. */
export function generator(seed: number) {
  const next = random(seed)
  const chance = (share: number) => next() < share
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  let leaves: Leaf[] = []

  const leaf = <T>(path: Path, value: T, wrong: unknown): T => {
    leaves.push({ path, wrong })
    return value
  }

  /** Mostly short, so that hundreds of answers stay quick, and sometimes long. Deep lists are empty, so that every answer ends. */
  const lengthAt = (depth: number) => (depth > 6 ? 0 : depth < 3 && chance(0.02) ? 60 : pick([0, 1, 1, 2, 2, 3]))

  function make(shape: Shape, path: Path, depth: number): unknown {
    switch (shape.kind) {
      case 'text':
        return leaf(path, chance(0.5) ? HASH : pick(TEXTS), pick([true, 7, {}, []]))
      case 'decimal':
        return leaf(
          path,
          pick(['0', '1', '-1', '340282366920938463463374607431768211455']),
          pick([true, 'twelve', {}, '1.5']),
        )
      case 'int':
        return leaf(path, pick([0, 1, 1_750_000_000, 2 ** 31 - 1]), pick([true, 'x', 1.5, {}]))
      case 'wide':
        // The result of the client's parser for a long number: a number while it is safe, else a decimal string.
        return leaf(path, pick([0, 698983191, '18446744073709551615']), pick([true, 'x', {}]))
      case 'float':
        return leaf(path, pick([0, 0.5, 1e9]), pick([true, 'x', {}]))
      case 'bool':
        return leaf(path, chance(0.5), pick(['true', 1, {}]))
      case 'any':
        return pick<unknown>([null, 1, 'x', { a: [1] }])
      case 'const':
        return leaf(path, shape.value, 7)
      case 'enum':
        return leaf(path, shape.isOpen && chance(0.1) ? 'of tomorrow' : pick(shape.values), 7)
      case 'list':
        return Array.from({ length: lengthAt(depth) }, (_, index) => make(shape.of(), [...path, index], depth + 1))
      case 'map': {
        const keys = depth > 6 ? [] : pick([[], [`0:${'A'.repeat(64)}`], ['', 'key']])
        return Object.fromEntries(keys.map((key) => [key, make(shape.of(), [...path, key], depth + 1)]))
      }
      case 'union': {
        const value = make(pick(shape.variants)(), path, depth)
        // A value that is wrong for one variant may be right for another; nothing takes a boolean.
        leaves = leaves.map((one) => (one.path.join() === path.join() ? { path, wrong: true } : one))
        return value
      }
      case 'stack-entry': {
        const tag = pick(['num', 'cell', 'list'])
        const value = {
          num: '-0x1f',
          cell: { bytes: 'te6cckEBAQEAAgAAAEysuc0=' },
          list: { '@type': 'tvm.list', elements: [] },
        }
        return leaf(path, [tag, value[tag as 'num']], pick([{}, 7, 'num']))
      }
      case 'object': {
        const object: Record<string, unknown> = {}
        for (const field of shape.fields) {
          if (field.optional && (depth > 6 || chance(0.4))) continue
          const at = [...path, field.name]
          if (field.nullable && (depth > 6 || chance(0.2))) object[field.name] = null
          else object[field.name] = make(field.shape(), at, depth + 1)
        }
        if (chance(0.2)) object.of_tomorrow = { x: [null, 1] }
        return object
      }
    }
  }

  return (shape: Shape): { value: unknown; leaves: Leaf[] } => {
    leaves = []
    const value = make(shape, [], 0)
    return { value, leaves }
  }
}

/** A copy of `value` with `replacement` at `path`; without one, the place is deleted. */
export function changed(value: unknown, path: Path, ...replacement: [] | [unknown]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return replacement[0]
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  if (rest.length) copy[key as string] = changed(copy[key as string], rest, ...replacement)
  else if (replacement.length) copy[key as string] = replacement[0]
  else delete copy[key as string]
  return copy
}
