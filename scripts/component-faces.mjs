// dist/components/<name>.js: each component, hook and function of `toncenter-react/ui` alone, with its types. A bundler that reads the whole face
// splits what a page uses by the lazy parts of all components.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const dist = new URL('../dist/', import.meta.url)
const folder = new URL('components/', dist)
const face = readFileSync(new URL('ui.d.ts', dist), 'utf8')

mkdirSync(folder, { recursive: true })
for (const [, names = '', path = ''] of face.matchAll(/^export \{([^}]+)\} from '\.\/(.+)\.tsx?';$/gm)) {
  const all = names.split(',').flatMap((name) => name.trim() || [])
  const types = all.filter((name) => name.startsWith('type '))
  for (const name of all.filter((name) => !types.includes(name))) {
    writeFileSync(new URL(`${name}.js`, folder), `export { ${name} } from "../${path}.js";\n`)
    writeFileSync(new URL(`${name}.d.ts`, folder), `export { ${[name, ...types].join(', ')} } from '../${path}.ts';\n`)
  }
}
