import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The README, the guides and the skill, by their paths. */
export const pages: Readonly<Record<string, string>> = Object.fromEntries(
  ['README.md', 'skills/toncenter-react/SKILL.md', ...readdirSync(new URL('docs', root)).map((name) => `docs/${name}`)]
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, text(path)]),
)

/** The page of that path. @throws where there is none */
export function pageOf(path: string): string {
  const page = pages[path]
  if (page === undefined) throw new Error(`There is no ${path}.`)
  return page
}

export interface Sample {
  /** The page that has it. */
  readonly page: string
  readonly code: string
}

/** Every sample in TypeScript, of the README and of the guides. */
export const samples: readonly Sample[] = Object.entries(pages).flatMap(([page, markdown]) =>
  [...markdown.matchAll(/```tsx?\n([\s\S]+?)```/g)].map(([, code = '']) => ({ page, code })),
)
