import { isValidElement } from 'react'
import * as devtools from '../src/devtools.ts'
import * as ui from '../src/ui.ts'

/** Characters of a value that an example still writes out. */
const SHORT = 200

const MODULES = { 'toncenter-react/ui': ui, 'toncenter-react/devtools': devtools }

const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Whether a prop is too much for an example: rows of data, an error, an object with functions. */
export function isBulky(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return false
  if (!isPlain(value) || (Array.isArray(value) && value.length > 8)) return true
  let isCode = false
  const text = JSON.stringify(value, (_, member) => {
    isCode ||= typeof member === 'function'
    return typeof member === 'bigint' ? String(member) : member
  })
  return isCode || text.length > SHORT
}

/** Imports of what the code draws. */
function importsOf(code: string): string[] {
  const tags = [...code.matchAll(/<([A-Z]\w*)/g)].flatMap(([, name]) => name ?? [])
  return Object.entries(MODULES).flatMap(([module, exported]) => {
    const names = [...new Set(tags)].filter((name) => name in exported).sort()
    return names.length ? `import { ${names.join(', ')} } from '${module}'` : []
  })
}

/** Adds the import of the component to the code of a story, and names bulky props. The code of a whole file has its imports. */
export function pastable(code: string, { args = {} }: { args?: Readonly<Record<string, unknown>> } = {}): string {
  const imports = importsOf(code)
  if (!imports.length || /^import /m.test(code)) return code
  const values = Object.keys(args).filter((name) => isBulky(args[name]))
  const drawn = code.replace(
    /<[A-Z]\w*(\s)/,
    (tag, [space]: string) =>
      [tag.trimEnd(), ...values.map((name) => `${name}={${name}}`)].join(space === '\n' ? '\n  ' : ' ') + space,
  )
  const note = values.length ? [`// Values of your own: ${values.join(', ')}.`] : []
  return [imports.join('\n'), [...note, drawn].join('\n')].join('\n\n')
}
