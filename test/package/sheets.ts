import { files, read } from './installed.ts'

/** Components that have a stylesheet of their own. */
export const componentsWithSheet = files
  .flatMap((path) => /^dist\/styles\/(\w+)\.css$/.exec(path)?.[1] ?? [])
  .filter((name) => name !== 'base')

/** The stylesheet of a component as a bundler inlines it. */
export const sheetOf = (name: string) =>
  read(`dist/styles/${name}.css`).replace(/@import "\.\/(.+?)";\n/g, (_, part) => read(`dist/styles/${part}`))
