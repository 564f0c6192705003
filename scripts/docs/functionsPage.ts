import ts from 'typescript59'
import type { Compiled } from './compiler.ts'
import type { Page } from './endpointPages.ts'
import { fence, page, plain } from './markdown.ts'

/** The functions of the entries, each once: no hooks and no components, which have pages of their own. */
export function functionsPage({ exported, checker, say, linksIn }: Compiled): Page {
  const sections = new Map<string, string>()
  for (const { entry, name, symbol } of exported) {
    const isFunction = /^(?!use[A-Z])[a-z]/.test(name) && !sections.has(name)
    const signatures = isFunction && symbol.valueDeclaration ? checker.getTypeOfSymbol(symbol).getCallSignatures() : []
    if (!signatures.length) continue
    const texts = signatures.map((signature) => {
      const text = checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation)
      return `function ${name}${text}`
    })
    const code = texts.join('\n')
    const params = signatures[0]?.getParameters().flatMap((param) => {
      const meaning = say(param)
      return meaning ? `- \`${param.name}\`: ${plain(meaning)}` : []
    })
    const parts = [
      plain(say(symbol)).replaceAll('```tsx', '```ts'),
      entry && `From \`${entry}\`.`,
      fence('ts', code),
      params?.join('\n'),
      linksIn(code).trim(),
    ]
    sections.set(name, page(`## ${name}`, ...parts).trim())
  }
  return {
    path: 'types/functions',
    title: 'Functions',
    group: 'Types',
    text: page(
      '# Functions',
      'What the entries export beside hooks and components.',
      ...[...sections].sort().map(([, text]) => text),
    ),
  }
}
