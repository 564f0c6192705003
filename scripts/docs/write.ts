import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { compileEntries } from './compiler.ts'
import { allComponents, componentPages } from './componentPages.ts'
import { endpointPages, type Page } from './endpointPages.ts'
import { functionsPage } from './functionsPage.ts'
import { hookPages } from './hookPages.ts'
import { signedTransfer } from './signedTransfer.ts'
import { typesPages } from './typesPages.ts'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(docs, path)), { recursive: true })
  writeFileSync(join(docs, path), text)
}

/** Every page of the reference. */
export function referencePages(): Page[] {
  const endpoints = endpointPages()
  const components = allComponents()
  const compiled = compileEntries()
  const hooks = hookPages(compiled, new Set(endpoints.map(({ title }) => title)), components)
  const rendered = componentPages(components, compiled.linksIn)
  // After the others: it has the types that they name.
  compiled.close()
  return [...hooks, ...rendered, ...endpoints, functionsPage(compiled), ...typesPages(compiled)]
}

/** The pages of the reference by their groups, as the site lists them. */
export function groupsOf(pages: readonly Page[]): Map<string, Page[]> {
  const groups = new Map<string, Page[]>()
  for (const one of pages) groups.set(one.group, [...(groups.get(one.group) ?? []), one])
  return groups
}

/** The files of docs/reference by their paths in it: the pages, and a list of them. */
export function referenceFiles(pages: readonly Page[]): ReadonlyMap<string, string> {
  const list = [...groupsOf(pages)].map(
    ([group, ones]) => `## ${group}\n\n${ones.map(({ path, title }) => `[${title}](./${path}.md)`).join(' · ')}`,
  )
  const index = `# Reference\n\nMade from the contract, the policies and the types.\n\n${list.join('\n\n')}\n`
  return new Map([['index.md', index], ...pages.map(({ path, text }) => [`${path}.md`, text] as const)])
}

/** The examples of docs/live.md that run in the page, by the component that they export. */
export const liveExamples = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(join(docs, 'live.md'), 'utf8').matchAll(/```tsx\n([\s\S]+?)```/g)].map(([, code = '']) => [
      /export (?:const|function) (\w+)/.exec(code)?.[1] ?? '',
      code,
    ]),
  )

/** Writes the reference, and what the site has beside it and the guides. */
export async function writeGenerated(): Promise<number> {
  for (const folder of ['reference', '.vitepress/generated'])
    rmSync(join(docs, folder), { recursive: true, force: true })
  const pages = referencePages()
  for (const [path, text] of referenceFiles(pages)) put(`reference/${path}`, text)
  const sidebar = [...groupsOf(pages)].map(([text, ones]) => ({
    text,
    collapsed: true,
    items: ones.map(({ path, title }) => ({ text: title, link: `/reference/${path}` })),
  }))
  put('.vitepress/generated/sidebar.json', JSON.stringify(sidebar))
  for (const [name, code] of liveExamples()) put(`.vitepress/generated/live/${name}.tsx`, code)
  const message = await signedTransfer()
  // The account with the most to show, and for the send a wallet that nothing else uses.
  const props = [...liveExamples().keys()].map((name) => [
    name,
    name === 'Send' ? message : { address: demoAccounts.main },
  ])
  put('.vitepress/generated/live.json', JSON.stringify(Object.fromEntries(props)))
  return pages.length
}
