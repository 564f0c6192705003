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
  const lines = text.match(new RegExp(`.{1,${121 - indent.length}}(?: |$)`, 'g')) ?? []
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line.trim()}\n`).join('')}${indent} */\n`
}
