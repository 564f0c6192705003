import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordAll } from '../support/record.ts'

const folder = new URL('../recordings/', import.meta.url)

it('test/recordings holds what `npm run record` writes, to the byte', async () => {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(new URL(file, folder), 'utf8')])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(await recordAll()))
})
