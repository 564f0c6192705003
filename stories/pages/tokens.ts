/** A CSS custom property that an app may set. */
export interface Token {
  /** Like `--tc-accent`. */
  name: string
  /** Names of the host that are followed where it is absent, in order. */
  host: readonly string[]
  /** What holds where nobody says anything: CSS, for light and for dark. */
  light: string
  dark: string
}

/** The text between the parenthesis that opens at `open` and its closing one. */
function inside(text: string, open: number): string {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at)
  }
  throw new Error(`a parenthesis never closes: ${text.slice(open, open + 60)}`)
}

/** Arguments of a CSS function: commas at the top level only. */
function argumentsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim())
}

/** One of the two of each `light-dark(…, …)`. */
function inScheme(value: string, scheme: 0 | 1): string {
  const start = value.indexOf('light-dark(')
  if (start < 0) return value
  const open = start + 'light-dark'.length
  const both = inside(value, open)
  const chosen = argumentsOf(both)[scheme] ?? ''
  return inScheme(value.slice(0, start) + chosen + value.slice(open + both.length + 2), scheme)
}

/** What a private name is made of that a host declares: `--muted-foreground` for `--_tc-host-text-3`. */
const hostOf = (text: string, name: string) =>
  new RegExp(`${name}: [^;]*var\\((--(?!_tc)[\\w-]+)`).exec(text)?.[1] ?? name

function read(text: string, open: number): Token {
  const [name = '', ...rest] = argumentsOf(inside(text, open))
  let fallback = rest.join(', ')
  const host: string[] = []
  while (/^var\(--(?!_tc-(?!host))/.test(fallback)) {
    const [next = '', ...others] = argumentsOf(inside(fallback, 3))
    host.push(hostOf(text, next))
    fallback = others.join(', ')
  }
  return { name, host, light: inScheme(fallback, 0), dark: inScheme(fallback, 1) }
}

/** Every public token that the stylesheets read, in their order. */
export function tokensOf(sheets: readonly string[]): Token[] {
  const text = sheets
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, (found) => found.trim())
  const found = new Map<string, Token>()
  for (const { index } of text.matchAll(/var\(--tc-/g)) {
    const token = read(text, index + 3)
    if (!found.has(token.name)) found.set(token.name, token)
  }
  return [...found.values()]
}
