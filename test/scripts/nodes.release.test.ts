import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isWindows = process.platform === 'win32'
/** The Node of this platform: each major is the last release that npm has of it. */
const PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
const MAJORS = ['22', '24']

/** Milliseconds for one project on two cores that others use. */
const PATIENCE_MS = 1_800_000

const folder = mkdtempSync(join(tmpdir(), 'toncenter-nodes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

const nodeOf = (major: string) =>
  join(folder, major, 'node_modules', `node-${major}`, 'bin', isWindows ? 'node.exe' : 'node')

beforeAll(() => {
  for (const major of MAJORS) {
    const alias = `node-${major}@npm:${PACKAGE}@${major}`
    const args = ['install', '--prefix', join(folder, major), '--no-save', '--no-audit', '--no-fund', alias]
    execFileSync('npm', args, { stdio: 'pipe', shell: isWindows })
  }
}, 600_000)

/** Runs the tests of a project by this Node; what they start finds the same one by its name. */
async function testsOf(project: string, node: string) {
  const report = join(folder, `${project}.json`)
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const { VITEST: _, VITEST_WORKER_ID: _id, VITEST_POOL_ID: _pool, NODE_OPTIONS: _options, ...env } = process.env
  const PATH = [dirname(node), env.PATH].join(delimiter)
  const output = await new Promise<string>((resolve) => {
    execFile(node, args, { cwd: root, env: { ...env, PATH }, maxBuffer: 1e9 }, (_error, stdout, stderr) =>
      resolve((stdout + stderr).slice(-4_000)),
    )
  })
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number
      success: boolean
      testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
    }
  } catch {
    throw new Error(`The tests of ${project} wrote no report:\n${output}`)
  }
}

describe.each(MAJORS)('Node %s', (major) => {
  it('is that Node', () => {
    expect(execFileSync(nodeOf(major), ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${major}\\.`))
  })

  it.each(['unit', 'system'])('passes the tests of %s', { timeout: PATIENCE_MS }, async (project) => {
    const { numPassedTests, success, testResults } = await testsOf(project, nodeOf(major))
    const failed = testResults.flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
      return tests.length ? tests : message ? [`${name}: ${message}`] : []
    })
    expect(failed).toEqual([])
    expect(success).toBe(true)
    expect(numPassedTests).toBeGreaterThan(500)
  })
})
