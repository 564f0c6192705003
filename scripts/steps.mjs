// The steps of `npm run check`, `npm test` and the longer sizes: each runs a tool or tests, and counts.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { watchCpu } from './cpu.mjs'
import { root } from './setup.mjs'

/** Runs Node to the end. Gives the exit code, the whole output and the CPU seconds. */
function run(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
    const cpuSeconds = watchCpu(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('close', (code) => resolve({ code, output, cpu: cpuSeconds() }))
  })
}

/** A step that counts as one: it passes when the tool exits with 0. */
export const tool = (name, ...args) => ({
  name,
  async run() {
    const { code, output, cpu } = await run(args)
    return code === 0 ? { passed: 1, failed: 0, skipped: 0, cpu } : { passed: 0, failed: 1, skipped: 0, output, cpu }
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
    const { code, output, cpu } = await run(args, {
      // Vitest's own `--exclude` does not reach the files of projects.
      EXCLUDED_TESTS: exclude.join(),
      // What one project has transformed, the others load. Between runs it would miss files that moved: a glob names them.
      ...(projects.length > 1 && { TRANSFORMED_MODULES: join(folder, 'modules') }),
    })
    try {
      const report = JSON.parse(readFileSync(file, 'utf8'))
      return { ...countTests(report, code, output), files: timesOf(report), cpu }
    } catch {
      return { passed: 0, failed: 1, skipped: 0, output, cpu }
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

/** Seconds of each test file. */
const timesOf = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))

/** Files whose times a run prints at its end. */
const DEAREST = 10

const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1)
const counts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/**
 * Runs the steps and prints a line for each, then the files that took longest, then the sum. Rows run in turn, the lanes of
 * a row side by side, the steps of a lane in turn. Sets the exit code.
 */
export async function runSteps(rows) {
  const start = Date.now()
  const total = { passed: 0, failed: 0, skipped: 0 }
  const broken = new Set()
  const files = []
  let totalCpu = 0

  async function runStep({ name, needs, run }) {
    const started = Date.now()
    // Checks of an old build say nothing about this one.
    const result = broken.has(needs)
      ? { passed: 0, failed: 1, skipped: 0, output: `Not run: ${needs} failed.` }
      : await run()
    for (const key of Object.keys(total)) total[key] += result[key]
    if (result.failed) broken.add(name)
    files.push(...(result.files ?? []))
    totalCpu += result.cpu ?? 0
    const mark = result.failed ? '✗' : '✓'
    const cpu = `${result.cpu?.toFixed(0) ?? '?'} s of CPU`
    console.log(
      `${mark} ${name.padEnd(48)} ${secondsSince(started).padStart(6)} s ${cpu.padStart(14)}   (${counts(result)})`,
    )
    if (result.output) console.log(result.output.trimEnd())
  }

  for (const lanes of rows) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) await runStep(step)
      }),
    )
  }
  files.sort((one, other) => other.seconds - one.seconds)
  for (const { name, seconds } of files.slice(0, DEAREST))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${relative(root, name)}`)
  console.log(`in ${secondsSince(start)} s, ${totalCpu.toFixed(0)} s of CPU`)
  console.log(counts(total))
  process.exitCode = total.failed || !total.passed ? 1 : 0
}
