import type { Endpoint, Generation } from './openapi.ts'
import { doc, Imports, upper } from './text.ts'

/** The hooks of endpoints of one subject. */
export function hooksModule(generation: Generation, endpoints: readonly Endpoint[]): string {
  const imports = new Imports()
  const hook = (kind: string, name: string, text: string, suffix = '') =>
    `${doc(text)}export const use${upper(name)}${suffix} = /* @__PURE__ */ ${kind}(${name})\n`
  const hooks = endpoints.flatMap(
    ({ operationId: name, description = '', tags, 'x-kind': kind, 'x-paging': paging }) => {
      imports.use(`../../endpoints/${generation}/${tags[0]}/${name}.ts`, name)
      if (kind) return hook(imports.use('../mutationHook.ts', 'mutationHook'), name, description)
      const one = hook(imports.use('../queryHook.ts', 'queryHook'), name, description)
      if (!paging) return one
      const infinite = imports.use('../infiniteHook.ts', 'infiniteQueryHook')
      return one + hook(infinite, name, `${description} Page by page.`, 'Infinite')
    },
  )
  return `${imports}\n${hooks.join('')}`
}
