import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from './scripts/browser.mjs'
import { scopedName } from './scripts/css-names.ts'
import { sourceAlias } from './scripts/source-alias.ts'
import { PATIENCE_MS } from './test/support/patienceMs.ts'

// A fresh object for each project: Vitest names the instances in place.
const browser = (contextOptions: PlaywrightProviderOptions['contextOptions'] = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
})

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
    'react-dom/server',
    'storybook/test',
    'vitest-browser-react',
    'zod/v4/core',
  ],
}
const css = { include: /./, modules: { classNameStrategy: 'scoped' as const } }

/** What hangs is found all the same. */
const patient = {
  testTimeout: 60_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  setupFiles: ['test/support/patience.ts'],
}
const patientDom = { ...patient, setupFiles: [...patient.setupFiles, 'test/support/patience.dom.ts'] }

/**
 * A page for each core, and one kind of tests after another. Of itself Vitest leaves a core to its server, which has little to do,
 * and runs all kinds beside each other: more than there are cores at first, and one page alone in the end.
 */
const inTurn = (groupOrder: number, maxWorkers = '100%') => ({ maxWorkers, sequence: { groupOrder } })
/** Half of their time they wait for a clock or a server, so that there are more of them than cores. */
const inNode = inTurn(1, '150%')

/** They wait for whole programs: a package manager, a bundler, a browser. */
const patientApart = { testTimeout: 120_000, hookTimeout: 240_000, expect: patient.expect }

/** Tests of what is built and of the running explorer: they need `npm run build`, or the whole machine to themselves. */
const apart = ['test/package/**', 'test/e2e/**']

/** The suffix of a test's file says where it runs. */
const projects: TestProjectInlineConfiguration[] = [
  {
    ...shared,
    test: {
      ...patient,
      ...inNode,
      // A process of its own for each file costs more than many of the files do.
      isolate: false,
      name: 'unit',
      environment: 'node',
      css,
      include: ['test/**/*.test.{ts,tsx}'],
      exclude: ['test/**/*.{dom,browser}.test.{ts,tsx}', ...apart],
    },
  },
  {
    ...shared,
    plugins: [react()],
    test: {
      ...patientDom,
      ...inNode,
      name: 'dom',
      environment: 'jsdom',
      css,
      include: ['test/**/*.dom.test.{ts,tsx}'],
    },
  },
  {
    // The hooks once more, on the oldest React that they work with, and what rests on how React takes over a server's page.
    ...shared,
    resolve: {
      alias: [...sourceAlias, { find: /^(react|react-dom)(?=$|\/)/, replacement: '$118' }],
    },
    plugins: [react()],
    test: {
      ...patientDom,
      ...inNode,
      name: 'dom18',
      env: { REACT_MAJOR: '18' },
      environment: 'jsdom',
      include: ['test/react/**/*.dom.test.{ts,tsx}', 'test/ui/awaited.dom.test.tsx'],
      execArgv: ['--require', fileURLToPath(new URL('test/support/react18.cjs', import.meta.url))],
      // Only what Vite itself loads sees the alias.
      server: { deps: { inline: [/@testing-library\/react/, /@tanstack/] } },
    },
  },
  {
    ...shared,
    plugins: [react()],
    optimizeDeps,
    test: {
      ...patient,
      ...inTurn(2),
      name: 'browser',
      browser: browser(),
      css,
      include: ['test/**/*.browser.test.{ts,tsx}'],
    },
  },
  {
    // Every story is drawn, plays and is looked at by axe, in light, in dark and from right to left.
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps,
    test: {
      ...inTurn(3),
      // One page for many files, as in Storybook itself.
      isolate: false,
      name: 'storybook',
      testTimeout: patient.testTimeout,
      browser: browser({ reducedMotion: 'reduce' }),
    },
  },
  {
    test: {
      name: 'package',
      environment: 'node',
      include: ['test/package/**/*.test.ts'],
      globalSetup: ['test/package/pack.ts'],
      ...patientApart,
    },
  },
  {
    test: {
      name: 'e2e',
      environment: 'node',
      include: ['test/e2e/**/*.test.ts'],
      ...patientApart,
    },
  },
]

export default defineConfig({ test: { projects } })
