import ts from 'typescript59'
import { membersOf } from '../../.storybook/props.ts'
import { type Compiled, type Exported, pageOf } from './compiler.ts'
import type { Page } from './endpointPages.ts'
import { fence, page, plain } from './markdown.ts'

/** The types that props, params and answers name, each once. Members name further ones. */
export function typesPages({ checker, linked, say, membersTable, linksIn }: Compiled): Page[] {
  const sections = new Map<string, string>()
  function write({ entry, name, symbol }: Exported): void {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const isObject = (type.flags & ts.TypeFlags.Object) > 0 && !type.getCallSignatures().length
    const members = isObject ? membersOf(checker, type) : []
    // An alias of a union or of a function, as its declaration writes it: with the comments of its parts.
    const declared = symbol.declarations?.[0]?.getText().replace(/^export /, '') ?? ''
    const body = members.length
      ? membersTable(members)
      : page(fence('ts', declared), linksIn(declared.replaceAll(name, '')).trim()).trim()
    sections.set(name, page(`## ${name}`, plain(say(symbol)), entry && `From \`${entry}\`.`, body).trim())
  }
  // A table that is written may name further types.
  for (
    let left = [...linked.values()];
    left.length;
    left = [...linked.values()].filter(({ name }) => !sections.has(name))
  )
    for (const one of left) write(one)
  const pageWith = (path: string, title: string, text: string): Page => {
    const ones = [...sections].filter(([name]) => pageOf(linked.get(name) as Exported) === path).sort()
    return {
      path: `types/${path}`,
      title,
      group: 'Types',
      text: page(`# ${title}`, text, ...ones.map(([, one]) => one)),
    }
  }
  return [
    pageWith('named', 'Named types', 'Types that props, params and answers name.'),
    pageWith('contract', 'Types of the contract', 'Parts of answers that other types name.'),
  ]
}
