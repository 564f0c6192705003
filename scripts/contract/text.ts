/** A name as the name of a constant or of a file. */
export const lower = (name: string) => name[0]?.toLowerCase() + name.slice(1)
export const upper = (name: string) => name[0]?.toUpperCase() + name.slice(1)
export const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
export const key = (name: string) => (/^[\w$]+$/.test(name) ? name : quote(name))
/** A value of JSON as code. */
export const literal = (value: unknown) => JSON.stringify(value).replaceAll('"', "'")
export const list = (names: readonly string[]) => `[${names.map(quote).join(', ')}]`

/** A doc comment, in lines of at most 128 characters. */
export function doc(text: string | undefined, indent = ''): string {
  if (!text) return ''
  const one = `${indent}/** ${text} */\n`
  if (one.length <= 130) return one
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string
    if (last.length + word.length + indent.length > 120 && last) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

/** The imports of a module, gathered while its text is written. */
export class Imports {
  readonly #names = new Map<string, Set<string>>()
  /** Notes an import, and gives the local name. */
  use(path: string, name: string): string {
    const names = this.#names.get(path) ?? new Set()
    this.#names.set(path, names.add(name))
    return name
  }
  type(path: string, name: string): string {
    this.use(path, `type ${name}`)
    return name
  }
  toString(): string {
    return [...this.#names]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, names]) => {
        const whole = [...names].find((name) => name.startsWith('*'))
        const parts = [...names].filter((name) => name !== whole).sort()
        return `${whole ? `import ${whole} from '${path}'\n` : ''}${parts.length ? `import { ${parts.join(', ')} } from '${path}'\n` : ''}`
      })
      .join('')
  }
}

/** Marks every call that makes a schema as pure: esbuild does not look into the files that define them. */
export const pure = (text: string): string =>
  text.replace(
    /(?<!PURE__ \*\/ |get )(?<![\w.])((?:[zp]\.\w+|byTag|byValue|byPresence|pairOf|textOr|memberBy|membersLike|list|together)(?:<[^()]*?>)?\()/g,
    '/* @__PURE__ */ $1',
  )
