// The steps of `npm run check`, `npm test` and `npm run test:full`: each runs a tool or tests, and counts.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Runs Node to the end. Gives the exit code and the whole output. */
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

/** A step that counts as one: it passes when the tool exits with 0. */
export const tool = (name, ...args) => ({
  name,
  async run() {
    const { code, output } = await run(args)
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0, output }
  },
})

/**
 * A step that counts each test of some Vitest projects, and a file that does not load as one failure.
 * @param options.exclude files that do not run, as globs
 * @param options.needs the name of a step; without its success this one does not run
 */
export const tests = (name, projects, { exclude = [], needs } = {}) => ({
  name,
  projects,
  needs,
  /** The same step with fewer projects. */
  of: (fewer) => tests(name, fewer, { exclude, needs }),
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'toncenter-test-'))
    const file = join(folder, 'report.json')
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
    args.push(`--outputFile.json=${file}`)
    for (const project of projects) args.push('--project', project)
    // Vitest's own `--exclude` does not reach the files of projects.
    const { code, output } = await run(args, { EXCLUDED_TESTS: exclude.join() })
    try {
      return countTests(JSON.parse(readFileSync(file, 'utf8')), code, output)
    } catch {
      return { passed: 0, failed: 1, skipped: 0, output }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

function countTests(report, code, output) {
  const hasFailure = (file) => file.assertionResults.some(({ status }) => status === 'failed')
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && !hasFailure(file)).length
  const passed = report.numPassedTests
  const skipped = report.numPendingTests + report.numTodoTests
  let failed = report.numFailedTests + unloaded
  // Nothing ran, or Vitest found what no test reports (an unhandled rejection): neither is a success.
  if (failed === 0 && (code !== 0 || passed === 0)) failed = 1
  return { passed, failed, skipped, ...((failed || skipped) && { output }) }
}

const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1)
const counts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/**
 * Runs the steps and prints a line for each, then the sum. Rows run in turn, the lanes of a row side by side, the steps of
 * a lane in turn. Sets the exit code.
 */
export async function runSteps(rows) {
  const start = Date.now()
  const total = { passed: 0, failed: 0, skipped: 0 }
  const broken = new Set()

  async function runStep({ name, needs, run }) {
    const started = Date.now()
    // Checks of an old build say nothing about this one.
    const result = broken.has(needs)
      ? { passed: 0, failed: 1, skipped: 0, output: `Not run: ${needs} failed.` }
      : await run()
    for (const key of Object.keys(total)) total[key] += result[key]
    if (result.failed) broken.add(name)
    const mark = result.failed ? '✗' : '✓'
    console.log(`${mark} ${name.padEnd(44)} ${secondsSince(started).padStart(6)} s   (${counts(result)})`)
    if (result.output) console.log(result.output.trimEnd())
  }

  for (const lanes of rows) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) await runStep(step)
      }),
    )
  }
  console.log(`in ${secondsSince(start)} s`)
  console.log(counts(total))
  process.exitCode = total.failed || !total.passed ? 1 : 0
}
