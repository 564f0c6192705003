import * as ui from '../src/ui.ts'

/** The code of a story with the import that it needs. Code of a whole file imports by itself. */
export function pastable(code: string): string {
  const tags = [...code.matchAll(/<([A-Z]\w*)/g)].flatMap(([, name]) => name ?? [])
  const names = [...new Set(tags)].filter((name) => name in ui).sort()
  if (!names.length || /^import /m.test(code)) return code
  return `import { ${names.join(', ')} } from 'toncenter-react/ui'\n\n${code}`
}
