import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = (path: string) => new URL(`../../src/${path}`, import.meta.url).href

/** What a file imports and re-exports of the project, types too. */
const importsOf = (file: string): string[] =>
  [...readFileSync(fileURLToPath(file), 'utf8').matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)].map(
    ([, to = '']) => new URL(to, file).href,
  )

it.each(['core/', 'query/', 'react/'])('no file of %s is in a circle of imports, types included', (folder) => {
  const done = new Set<string>()
  const circles: string[] = []
  function visit(file: string, path: readonly string[]) {
    if (path.includes(file))
      circles.push([...path.slice(path.indexOf(file)), file].join(' → ').replaceAll(source(''), ''))
    if (done.has(file) || !/\.tsx?$/.test(file)) return
    done.add(file)
    for (const to of importsOf(file)) visit(to, [...path, file])
  }
  const files = readdirSync(fileURLToPath(source(folder)), { recursive: true, encoding: 'utf8' })
  for (const file of files) visit(source(folder + file), [])
  expect(done.size).toBeGreaterThan(10)
  expect(circles.filter((circle) => circle.includes(folder))).toEqual([])
})
