// `@apply --row(8px), --faint;` in a stylesheet of the sources becomes the declarations that src/ui/root/mixins.css has for them.
import { readFileSync } from 'node:fs'

const source = readFileSync(new URL('../src/ui/root/mixins.css', import.meta.url), 'utf8')
const mixins = new Map(
  [...source.matchAll(/@mixin (--[\w-]+)(?:\((--\w+)\))? \{([^}]+)\}/g)].map(([, name, param, body]) => [
    name,
    { param: `var(${param})`, lines: body.trim().split(/\n\s*/) },
  ]),
)

/** The declarations of `--row(8px), --faint`. A declaration whose value is not given is left out. */
export function declarationsOf(list) {
  return list
    .split(/,\s*(?=--)/)
    .flatMap((one) => {
      const [, name, value] = /^(--[\w-]+?)(?:\((.+)\))?$/s.exec(one.trim()) ?? []
      const mixin = mixins.get(name)
      if (!mixin) throw new Error(`src/ui/root/mixins.css has no ${one}.`)
      return mixin.lines.flatMap((line) => {
        if (!line.includes(mixin.param)) return line
        return value === undefined ? [] : line.replace(mixin.param, value)
      })
    })
    .join('\n')
}

/** A stylesheet with the declarations in place of each `@apply`. */
export const withMixins = (css) => css.replace(/@apply ([^;]+);/g, (_, list) => declarationsOf(list))

/** The same for PostCSS, and so for Vite: `postcss.config.mjs`. */
export const applyMixins = {
  postcssPlugin: 'apply-mixins',
  AtRule: {
    apply(rule, { parse }) {
      rule.replaceWith(parse(declarationsOf(rule.params), { from: rule.source?.input.file }).nodes)
    },
  },
}
