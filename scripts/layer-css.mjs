// dist/styles.layer.css: the rules of dist/styles.css in `@layer toncenter`, for hosts that layer their styles.
import { readFileSync, writeFileSync } from 'node:fs'

const dist = new URL('../dist/', import.meta.url)
const rules = readFileSync(new URL('styles.css', dist), 'utf8').trim()

if (!rules.includes('{')) throw new Error('dist/styles.css holds no rules. Run the Vite build first.')
if (/@(?:import|charset|namespace)\b/.test(rules)) {
  throw new Error('dist/styles.css has a rule that cannot stand in a layer: @import, @charset or @namespace.')
}

writeFileSync(new URL('styles.layer.css', dist), `@layer toncenter{${rules}}\n`)

// TypeScript 6 and 7 want a declaration of what is imported for its effect alone.
for (const name of ['styles.css', 'styles.layer.css']) writeFileSync(new URL(`${name}.d.ts`, dist), 'export {}\n')
