import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { type Figure, median } from './measure.ts'

export const title = 'The local service, demo chain, as built: in a fresh process of Node (goal beside it)'

const TURNS = 9
/** Milliseconds. */
const GOAL = 200

/** Says how long the import took, and from there the first answer, in milliseconds. */
const program = (url: string) => `
  const started = performance.now()
  const { createLocalService } = await import(${JSON.stringify(url)})
  const imported = performance.now()
  const response = await createLocalService().fetch('http://local.test/api/v3/masterchainInfo')
  await response.text()
  console.log(JSON.stringify([imported - started, performance.now() - imported]))`

export async function run(): Promise<Figure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'start-'))
  try {
    await build({ configFile: 'vite.service.config.ts', logLevel: 'error', build: { outDir } })
    const url = pathToFileURL(join(outDir, 'service.js')).href
    const times = Array.from({ length: TURNS }, (): [number, number] =>
      JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program(url)], { encoding: 'utf8' })),
    )
    const figure = (name: string, ms: number) => ({
      name,
      value: `${ms.toFixed(0)} ms`,
      ratio: ms / GOAL,
      of: `the goal of ${GOAL} ms`,
    })
    return [
      figure('import to first answer', median(times.map(([imported, answered]) => imported + answered))),
      figure('created to first answer', median(times.map(([, answered]) => answered))),
    ]
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
