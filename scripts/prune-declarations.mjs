// Removes the declarations in dist/ that no entry of the package reaches: a compiler never reads them, and each is a file to install.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

const written = readdirSync(join(root, 'dist'), { recursive: true })
  .filter((path) => path.endsWith('.d.ts'))
  .map((path) => join('dist', path))
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const typesIn = (value) =>
  typeof value === 'string' ? (value.endsWith('.d.ts') ? [value] : []) : Object.values(value ?? {}).flatMap(typesIn)

const reached = new Set()
const left = typesIn(exports).flatMap((path) => {
  const [before = '', after] = join(path).split('*')
  return after === undefined ? [before] : written.filter((file) => file.startsWith(before) && file.endsWith(after))
})
while (left.length) {
  const file = left.pop()
  if (reached.has(file)) continue
  reached.add(file)
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, path] of text.matchAll(/(?:\bfrom|\bimport\(|^import) ?["'](\.[^"']+)["']/gm))
    if (!path.endsWith('.css')) left.push(join(dirname(file), path.replace(/\.(?:js|tsx?)$/, '.d.ts')))
}
for (const file of written) if (!reached.has(file)) rmSync(join(root, file))
