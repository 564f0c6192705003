import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import type { PlaywrightProviderOptions } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { scopedName } from './scripts/css-names.ts'
import { sourceAlias } from './scripts/source-alias.ts'
import { PATIENCE_MS } from './test/support/patienceMs.ts'

// A fresh object for each project: Vitest names the instances in place.
async function browser(contextOptions: PlaywrightProviderOptions['contextOptions'] = {}) {
  const { playwright } = await import('@vitest/browser-playwright')
  const { engine, launchOptions } = await import('./scripts/browser.mjs')
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: launchOptions(), contextOptions }),
    instances: [{ browser: engine, viewport: { width: 1280, height: 800 } }],
  }
}

interface Project {
  name: string
  /** Loads what this project alone needs. To start Storybook or Playwright costs more than many files of tests. */
  config(): TestProjectInlineConfiguration | Promise<TestProjectInlineConfiguration>
}

const shared = {
  resolve: { alias: sourceAlias },
  css: { modules: { generateScopedName: scopedName } },
}
/** Known before the first test asks for them: a dependency found late makes Vite reload the page under the tests. */
const optimizeDeps = {
  include: [
    '@storybook/addon-a11y/preview',
    '@storybook/react-vite',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
    'axe-core',
    'react-dom/server',
    'storybook/test',
    'vitest-browser-react',
    'vitest-browser-react/pure',
  ],
}
/** Packages of the engine: its sources import them, and they need `buffer`. Types alone are no dependency. */
const enginePackages = () => [
  'buffer',
  ...readdirSync('src/local', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(`src/local/${file}`, 'utf8').matchAll(/^(?!import type).* from '(@ton\/.+)'$/gm),
    ])
    .map(([, name = '']) => name),
]
const css = { include: /./, modules: { classNameStrategy: 'scoped' as const } }

/** Node has no use for rules of style: jsdom alone would match each of them at every element that a test looks for. */
const cheapNode = {
  css: { include: /\?raw$/, modules: css.modules },
  // One process runs many files: a larger young generation halves the work of its collector.
  execArgv: ['--max-semi-space-size=64'],
}

/** What hangs is found all the same. */
const patient = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  setupFiles: ['test/support/patience.ts'],
}
const patientDom = { ...patient, setupFiles: [...patient.setupFiles, 'test/support/patience.dom.ts'] }
const patientPage = { ...patient, setupFiles: [...patient.setupFiles, 'test/support/page.browser.ts'] }

/** Projects of one run that share an order run beside each other, others one after another. */
const inTurn = (groupOrder: number, maxWorkers: string) => ({ maxWorkers, sequence: { groupOrder } })
const inNode = inTurn(1, '50%')
/** Two pages: `npm test` runs the tests in Node beside them. */
const inBrowser = inTurn(2, '100%')
/** One page at a time: a new page beside one that closes may get no frames. */
const onePage = inTurn(3, '1')

/** They wait for whole programs: a package manager, a bundler, a browser. */
const patientApart = { testTimeout: 300_000, hookTimeout: 300_000, expect: patient.expect }

/** Tests of the built package and of the running explorer. */
const apart = ['test/package/**', 'test/e2e/**']
/** Tests that `npm test` leaves to `npm run test:full`, and tests that both leave to `npm run test:release`. */
const full = 'test/**/*.full.*'
const release = 'test/**/*.release.*'
const later = [full, release]

/** Chromium with the tests in `include`: one page for many files, or for each file a page of its own. */
const browserProject = (name: string, include: string[], exclude: string[], isolate: boolean): Project => ({
  name,
  config: async () => ({
    ...shared,
    plugins: [react()],
    optimizeDeps: { include: [...optimizeDeps.include, ...new Set(enginePackages())] },
    test: {
      ...patientPage,
      ...(isolate ? onePage : inBrowser),
      isolate,
      browser: await browser(),
      css,
      include,
      exclude,
    },
  }),
})

/** Files of which no story runs: to load each of them only to skip it takes a third of the run. */
const withoutQuickStories = () =>
  readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `stories/${file.replaceAll('\\', '/')}`)
    .filter((file) => !/tags: \['quick'/.test(readFileSync(file, 'utf8')))

/** Stories are drawn, play and are checked by axe: all of them in every mode, or those with the tag `quick` in theirs. */
const storiesProject = (name: string, isEveryMode: boolean): Project => ({
  name,
  async config() {
    const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
    return {
      plugins: [await storybookTest({ configDir: '.storybook', tags: { include: [isEveryMode ? 'test' : 'quick'] } })],
      optimizeDeps,
      define: { 'import.meta.env.EVERY_MODE': String(isEveryMode) },
      test: {
        ...inTurn(3, '100%'),
        // One page for many files, as in Storybook itself.
        isolate: false,
        testTimeout: patient.testTimeout,
        browser: await browser({ reducedMotion: 'reduce' }),
        exclude: isEveryMode ? [] : withoutQuickStories(),
      },
    }
  },
})

/** Node processes with the tests in `include`; one process runs many files. */
const nodeProject = (name: string, include: string[], exclude: string[], setupFiles: string[] = []): Project => ({
  name,
  config: () => ({
    ...shared,
    test: {
      ...patient,
      ...inNode,
      isolate: false,
      environment: 'node',
      ...cheapNode,
      include,
      exclude,
      setupFiles: [...patient.setupFiles, ...setupFiles],
    },
  }),
})

/** jsdom with the tests in `include`. A file that replaces a module needs modules of its own: `isolate`. */
const domProject = (
  name: string,
  include: string[],
  exclude: string[],
  isolate: boolean,
  more: TestProjectInlineConfiguration['test'] = inNode,
): Project => ({
  name,
  config: () => ({
    ...shared,
    plugins: [react()],
    test: { ...patientDom, environment: 'jsdom', ...more, isolate, ...cheapNode, include, exclude },
  }),
})

/** Tests of programs: the tarball as a consumer installs it, and the running explorer. */
const programProject = (name: string, include: string[], exclude: string[] = []): Project => ({
  name,
  config: () => ({
    test: {
      environment: 'node',
      include,
      exclude,
      ...(name.startsWith('package') && { globalSetup: ['test/package/pack.ts'] }),
      ...patientApart,
    },
  }),
})

const system = 'test/**/*.system.test.ts'
/** Tests in jsdom that replace modules. */
const alone = 'test/**/*.alone.dom.test.tsx'
/** Tests in Chromium of what loads on demand, or of styles of a host. */
const alonePage = 'test/**/*.alone.browser.test.{ts,tsx}'
/** The one file that runs in happy-dom. */
const happy = 'test/ui/happyDom.full.dom.test.tsx'

/**
 * The suffix of a file says where its tests run: `.test` in Node alone, `.system.test` in Node with processes, the TVM or a
 * bundler, `.dom.test` in jsdom, `.alone.dom.test` there with modules of its own, `.browser.test` in Chromium. With
 * `.full` or `.release` before it, only `npm run test:full` or `npm run test:release` runs it.
 */
const projects: Project[] = [
  nodeProject(
    'unit',
    ['test/**/*.test.{ts,tsx}'],
    ['test/**/*.{dom,browser,system}.test.{ts,tsx}', ...apart, ...later],
    ['test/support/unit.ts'],
  ),
  nodeProject('system', [system], [...apart, ...later]),
  nodeProject('system-full', ['test/**/*.full.test.ts'], apart),
  nodeProject('system-release', ['test/**/*.release.test.ts'], apart),
  // Two processes: in one, what `test/ui` draws on a server warns of two renderers in the tests of hydration.
  domProject('dom', ['test/**/*.dom.test.{ts,tsx}'], ['test/ui/**', full], false),
  domProject('dom-ui', ['test/ui/**/*.dom.test.{ts,tsx}'], [alone, full], false),
  domProject('dom-alone', [alone], [], true, inTurn(4, '50%')),
  domProject('dom-full', ['test/**/*.full.dom.test.{ts,tsx}'], [happy], true),
  domProject('dom-happy', [happy], [], true, { ...inNode, environment: './test/support/happyDom.ts' }),
  {
    // The hooks once more on the oldest React that they support, and how React hydrates a page of the server.
    name: 'react18',
    config: () => ({
      ...shared,
      resolve: {
        alias: [
          ...sourceAlias,
          {
            find: /^(react|react-dom)(?=$|\/)/,
            replacement: fileURLToPath(new URL('tools/node_modules/$1', import.meta.url)),
          },
        ],
      },
      plugins: [react()],
      test: {
        ...patientDom,
        ...inNode,
        env: { REACT_MAJOR: '18' },
        environment: 'jsdom',
        include: ['test/react/**/*.dom.test.{ts,tsx}', 'test/ui/ActivityFeed.dom.test.tsx'],
        execArgv: ['--require', fileURLToPath(new URL('test/support/react18.cjs', import.meta.url))],
        // Only what Vite itself loads sees the alias.
        server: { deps: { inline: [/@testing-library\/react/, /@tanstack/] } },
      },
    }),
  },
  browserProject('browser', ['test/**/*.browser.test.{ts,tsx}'], [full, alonePage], false),
  browserProject('browser-alone', [alonePage], [full], true),
  browserProject('browser-full', ['test/**/*.full.browser.test.{ts,tsx}'], [], false),
  browserProject('browser-full-alone', ['test/**/*.full.alone.browser.test.{ts,tsx}'], [], true),
  storiesProject('stories', false),
  storiesProject('stories-full', true),
  programProject('package', ['test/package/**/*.test.ts'], later),
  programProject('package-full', ['test/package/**/*.full.test.ts']),
  programProject('package-release', ['test/package/**/*.release.test.ts']),
  programProject('e2e', ['test/e2e/**/*.test.ts'], later),
  programProject('e2e-full', ['test/e2e/**/*.full.test.ts']),
  programProject('e2e-release', ['test/e2e/**/*.release.test.ts']),
]

/** Globs of what this machine cannot run: see scripts/extras.mjs. */
const excluded = process.env.EXCLUDED_TESTS?.split(',').filter(Boolean) ?? []

/** The projects that `--project NAME` chooses; all of them where a name is a pattern, or none is given. */
function chosen(): Project[] {
  const { values } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } })
  const named = projects.filter(({ name }) => values.project?.includes(name))
  return named.length && named.length === new Set(values.project).size ? named : projects
}

/** A folder of this run alone: what one project has transformed, the others load from it. See scripts/steps.mjs. */
const cache = process.env.TRANSFORMED_MODULES

export default defineConfig(async () => ({
  test: {
    ...(cache && { experimental: { fsModuleCache: true, fsModuleCachePath: cache } }),
    projects: await Promise.all(
      chosen().map(async ({ name, config }) => {
        const { test, ...project } = await config()
        const exclude = [...(test?.exclude ?? configDefaults.exclude), ...excluded]
        return { ...project, test: { ...test, name, exclude } }
      }),
    ),
  },
}))
