import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { requireTool } from '../../scripts/tools.mjs'
import { consumer } from './installed.ts'

const { resolve } = createRequire(import.meta.url)
const folder = join(consumer, 'openapi')
mkdirSync(folder, { recursive: true })

interface Generator {
  default(source: URL): Promise<unknown[]>
  astToString(nodes: unknown[]): string
}
const { default: generate, astToString }: Generator = requireTool('openapi-typescript')
const { Validator } = requireTool('@seriousme/openapi-schema-validator')

/** A page of the client: a right question and the members of its answer. */
const USES = {
  v2: `const { data } = await client.GET('/getMasterchainInfo')
export const seqno: number | undefined = data?.result.last.seqno`,
  v3: `const { data } = await client.GET('/transactions', { params: { query: { account: ['x'], limit: 10 } } })
export const hashes: string[] | undefined = data?.transactions.map(({ hash }) => hash)
// @ts-expect-error: no param is spelt like this
await client.GET('/transactions', { params: { query: { acount: ['x'] } } })`,
  emulate: `const { data } = await client.POST('/v1/emulateTrace', { body: { boc: 'x' } })
export const isWhole: boolean | undefined = data && !data.is_incomplete`,
}

describe.each(['v2', 'v3', 'emulate'] as const)('toncenter-react/openapi/%s.json', (generation) => {
  const path = join(consumer, 'node_modules/toncenter-react/contract', `${generation}.json`)

  it('is OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(readFileSync(path, 'utf8')))
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    expect(validator.version).toBe('3.1')
  })

  it('makes a client that compiles, with openapi-typescript and openapi-fetch', async () => {
    const text = astToString(await generate(pathToFileURL(path)))
    writeFileSync(join(folder, `${generation}.d.ts`), text)
    const client = `import createClient from 'openapi-fetch'
import type { paths } from './${generation}.d.ts'
const client = createClient<paths>({ baseUrl: 'http://127.0.0.1' })
`
    writeFileSync(join(folder, `${generation}.use.ts`), client + USES[generation])
    const compilerOptions = {
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      strict: true,
      noEmit: true,
      types: [],
      allowImportingTsExtensions: true,
    }
    const config = join(folder, `tsconfig.${generation}.json`)
    writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${generation}.d.ts`, `${generation}.use.ts`] }))
    const tsc = join(dirname(resolve('typescript/package.json')), 'bin/tsc')
    expect(spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' }).stdout).toBe('')
  })
})
