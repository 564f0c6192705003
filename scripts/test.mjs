// The four sizes of check. Each installs what is missing and closes with `N passed, N failed, N skipped`.
//   npm run check                      lint, types and unit tests
//   npm test                           every kind of test
//   npm run test:full                  what `npm test` leaves out
//   npm run test:release               soaks, growth, foreign stacks, runtimes and engines, the whole of Storybook
//   npm test -- --only unit,stories    some steps or some Vitest projects of that size
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { absentExtras } from './extras.mjs'
import { giveUp, setup } from './setup.mjs'
import { runSteps, tests, tool } from './steps.mjs'

/** Cores for one of two lanes. */
const HALF = Math.max(1, Math.floor(availableParallelism() / 2))

const lint = tool('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')
// Each checker repeats the work of the others where their files meet: half of the cores do less in all.
const types = tool('types', 'node_modules/typescript/bin/tsc', '--checkers', `${HALF}`)
const build = tool('build', 'scripts/build.mjs')
const built = { needs: build.name }

/** Each size as rows of lanes of steps. A long step on one core has a lane of its own. */
const SIZES = {
  check: () => [[[lint, types], [tests('unit tests', ['unit'])]]],

  test: () => [
    [[lint, types], [build]],
    [
      [
        tests('tests in Node and jsdom', ['unit', 'dom', 'dom-ui', 'dom-alone', 'system']),
        tests('the packed tarball, installed', ['package'], built),
      ],
      [
        tests('components in Chromium', ['browser', 'browser-alone']),
        tests('stories, played and checked by axe', ['stories']),
        tests('the explorer, end to end', ['e2e'], built),
      ],
    ],
  ],

  full: async () => {
    const exclude = await absentFiles()
    return [
      [[build]],
      [
        [
          tests('long runs in Node, and Redis', ['system-full', 'dom-full', 'dom-happy'], { exclude }),
          tests('hooks on React 18', ['react18']),
          tests('the tarball: compilers, commands, samples', ['package-full'], built),
        ],
        [
          tests('long runs in Chromium', ['browser-full', 'browser-full-alone'], { exclude }),
          tests('all stories, in every mode', ['stories-full']),
          tests('every page of the explorer, npm run dev', ['e2e-full'], built),
        ],
      ],
    ]
  },

  release: async () => {
    const { ensureEngines } = await import('./engines.mjs')
    ensureEngines()
    const exclude = await absentFiles()
    return [
      [[build]],
      [
        [
          tests('soaks and growth, Node 22 and 24', ['system-release'], { exclude }),
          tests('the tarball in other stacks and runtimes', ['package-release'], { ...built, exclude }),
        ],
        [tests('static Storybook, Firefox and WebKitGTK', ['e2e-release'], { ...built, exclude })],
      ],
    ]
  },
}

/** Test files that this machine cannot run, each with its reason printed. */
async function absentFiles() {
  const { ensureRedis } = await import('./redis.mjs')
  ensureRedis()
  const absent = absentExtras()
  for (const { sentence } of absent) console.log(sentence)
  return absent.map(({ file }) => file)
}

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
const size = positionals[0] ?? 'test'
if (!(size in SIZES)) giveUp(`There is no size "${size}": the sizes are ${Object.keys(SIZES).join(', ')}.`)

// React 18, other compilers and what else `npm test` leaves out.
setup(...(size === 'full' || size === 'release' ? ['tools'] : []))
if (size !== 'check') {
  const { ensureBrowser } = await import('./browser.mjs')
  try {
    ensureBrowser()
  } catch (error) {
    giveUp(error.message)
  }
}

const rows = await SIZES[size]()
await runSteps(values.only ? selected(rows, values.only.split(',')) : rows)

/** The steps that `names` name, and of their projects those that it names. */
function selected(rows, names) {
  const known = rows.flat(2).flatMap((step) => [step.name, ...(step.projects ?? [])])
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) giveUp(`There is no step "${unknown}": the steps are ${known.join(', ')}.`)
  const select = (step) => {
    if (names.includes(step.name)) return [step]
    const projects = step.projects?.filter((name) => names.includes(name)) ?? []
    return projects.length ? [step.of(projects)] : []
  }
  return rows.map((lanes) => lanes.map((lane) => lane.flatMap(select)))
}
