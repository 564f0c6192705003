import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { scopedName } from '../../scripts/css-names.ts'
import { guideGroups } from '../../scripts/docs/guides.ts'
import { sourceAlias } from '../../scripts/source-alias.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const reference = JSON.parse(readFileSync(at('generated/sidebar.json'), 'utf8'))

const groups = guideGroups(readFileSync(at('../index.md'), 'utf8')).map(({ text, guides }) => ({
  text,
  items: guides.map((guide) => ({ text: guide.text, link: `/${guide.name}` })),
}))
const isReference = ({ text }: { text: string }) => text === 'Reference'

export default defineConfig({
  title: 'toncenter-react',
  description: 'React hooks and components for the TON Center API, v2 and v3.',
  // Below a path, as GitHub Pages serves it: with a slash at both ends.
  base: process.env.SITE_BASE ?? '/',
  cacheDir: at('node_modules/.vitepress'),
  outDir: at('dist'),
  lastUpdated: false,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    theme: { light: 'github-light', dark: 'github-dark' },
    // Vue would read the braces of `style={{ … }}` in inline code as an expression.
    config: ({ renderer: { rules } }) => {
      const inline = rules.code_inline
      rules.code_inline = (tokens, index, ...rest) => {
        tokens[index]?.attrSet('v-pre', '')
        return inline?.(tokens, index, ...rest) ?? ''
      }
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guides', link: '/quick-start' },
      { text: 'Live examples', link: '/live' },
      { text: 'Endpoints', link: '/endpoints' },
      { text: 'Reference', link: '/reference/' },
    ],
    sidebar: [
      ...groups.filter((group) => !isReference(group)),
      {
        text: 'Reference',
        items: [
          { text: 'Overview', link: '/reference/' },
          ...groups.filter(isReference).flatMap(({ items }) => items),
          ...reference,
        ],
      },
    ],
  },
  vite: {
    // The examples import the packages by their public names.
    resolve: { alias: sourceAlias },
    css: { modules: { generateScopedName: scopedName } },
    // Rolldown would report each 'use client' of the sources.
    logLevel: 'error',
  },
})
