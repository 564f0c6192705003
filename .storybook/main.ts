import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { browsers } from '../scripts/browsers.ts'
import { sourceAlias } from '../scripts/source-alias.ts'
import { EDGE_CASE, tagEdgeCases } from './edgeCases.ts'
import { documentProps } from './props.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) => indexers.map(tagEdgeCases),
  tags: { [EDGE_CASE]: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true },
  // Props are read from the types by a plugin of our own: a parser of single files sees neither `Omit` nor what is inherited.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // The recipes import the packages by their public names.
      resolve: { alias: sourceAlias },
      build: {
        cssTarget: browsers,
        // One stylesheet, as in the package: which of two rules wins must not hang on what a story happens to load first.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'styles', test: /\.module\.css$/ }] } } },
      },
      // Tests of stories read no documentation.
      plugins: process.env.VITEST ? [] : [documentProps()],
    }),
}

export default config
