// `npm test`: everything, from a fresh clone. One line per step, then `N passed, N failed, N skipped`.
//   npm test -- --only lint,types       some steps only
//   npm test -- --only unit             some test projects only
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { giveUp, root, setup } from './setup.mjs'

/** Runs to the end; gives the exit code and all that was said. */
function run(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** A step that a tool answers by its exit code: counts as one. */
const tool =
  (...args) =>
  async () => {
    const { code, output } = await run(args)
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0, output }
  }

/** Tests of some Vitest projects: counts each, and a file that could not be loaded as a failure. */
const tests =
  (...projects) =>
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toncenter-test-'))
    const file = join(folder, 'report.json')
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
    const { code, output } = await run([
      ...args,
      `--outputFile.json=${file}`,
      ...projects.flatMap((name) => ['--project', name]),
    ])
    try {
      const report = JSON.parse(readFileSync(file, 'utf8'))
      const unloaded = report.testResults.filter(
        ({ status, assertionResults }) =>
          status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
      ).length
      const passed = report.numPassedTests
      const skipped = report.numPendingTests + report.numTodoTests
      let failed = report.numFailedTests + unloaded
      // Nothing ran, or Vitest found what no test reports (an unhandled rejection): neither is a success.
      if (failed === 0 && (code !== 0 || passed === 0)) failed = 1
      return { passed, failed, skipped, ...((failed || skipped) && { output: failed ? output : saidSkips(output) }) }
    } catch {
      return { passed: 0, failed: 1, skipped: 0, output }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

/** What tests say about why they skip. */
const saidSkips = (output) => output.match(/^.*\bskip.*$/gim)?.join('\n')

const BROWSER_PROJECTS = ['browser', 'storybook', 'package', 'e2e']
const PROJECTS = ['unit', 'dom', 'dom18', 'browser', 'storybook']

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')
const known = ['lint', 'types', 'build', ...PROJECTS, 'package', 'e2e']
const unknown = only?.find((name) => !known.includes(name))
if (unknown !== undefined) giveUp(`There is no step "${unknown}": the steps are ${known.join(', ')}.`)

const wants = (name) => !only || only.includes(name)
const projects = PROJECTS.filter(wants)
/** Those of one row run beside each other. */
const rows = [
  [
    wants('lint') && [
      'format and lint',
      tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
    ],
    wants('types') && ['types', tool('node_modules/typescript/bin/tsc')],
  ],
  [wants('build') && ['build', tool('scripts/build.mjs')]],
  [projects.length && [`tests: ${projects.join(', ')}`, tests(...projects)]],
  [
    wants('package') && ['packed tarball', tests('package'), 'build'],
    wants('e2e') && ['explorer end to end', tests('e2e')],
  ],
].map((row) => row.filter(Boolean))

setup()
if (BROWSER_PROJECTS.some(wants)) {
  const { ensureBrowser } = await import('./browser.mjs')
  try {
    ensureBrowser()
  } catch (error) {
    giveUp(error.message)
  }
}

const total = { passed: 0, failed: 0, skipped: 0 }
const broken = new Set()
for (const row of rows) {
  await Promise.all(
    row.map(async ([name, step, needs]) => {
      const started = Date.now()
      // What is checked of an old build says nothing about this one.
      const result = broken.has(needs)
        ? { passed: 0, failed: 1, skipped: 0, output: `Not run: ${needs} failed.` }
        : await step()
      for (const key of Object.keys(total)) total[key] += result[key]
      if (result.failed) broken.add(name)
      const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6)
      const counts = `${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped`
      console.log(`${result.failed ? '✗' : '✓'} ${name.padEnd(40)} ${seconds} s   (${counts})`)
      if (result.output) console.log(result.output.trimEnd())
    }),
  )
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed || !total.passed ? 1 : 0
