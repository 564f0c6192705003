import { create } from 'storybook/theming'

const shared = {
  fontBase: '"Inter", "Inter Fallback", system-ui, sans-serif',
  fontCode: '"JetBrains Mono", "JetBrains Mono Fallback", ui-monospace, monospace',
  brandTitle: 'toncenter-react',
  brandUrl: './',
  appBorderRadius: 10,
  inputBorderRadius: 6,
}

/** Storybook's own pages, menus and panels in the colours of the components. */
const THEMES = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#0a66c2',
    colorSecondary: '#0a66c2',
    appBg: '#f4f6f8',
    appContentBg: '#ffffff',
    appPreviewBg: '#f4f6f8',
    appHoverBg: '#eaf1f9',
    appBorderColor: '#e2e7ec',
    textColor: '#121923',
    textInverseColor: '#ffffff',
    textMutedColor: '#5f6b7c',
    barBg: '#ffffff',
    barTextColor: '#5f6b7c',
    barHoverColor: '#0a66c2',
    barSelectedColor: '#0a66c2',
    inputBg: '#ffffff',
    inputBorder: '#858f9e',
    inputTextColor: '#121923',
    buttonBg: '#ffffff',
    buttonBorder: '#e2e7ec',
    booleanBg: '#eff1f3',
    booleanSelectedBg: '#ffffff',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#6cb6ff',
    colorSecondary: '#6cb6ff',
    appBg: '#0a0e13',
    appContentBg: '#11161d',
    appPreviewBg: '#0a0e13',
    appHoverBg: '#17212d',
    appBorderColor: '#222b36',
    textColor: '#e9eef4',
    textInverseColor: '#06121f',
    textMutedColor: '#8b97a7',
    barBg: '#11161d',
    barTextColor: '#8b97a7',
    barHoverColor: '#6cb6ff',
    barSelectedColor: '#6cb6ff',
    inputBg: '#0e1218',
    inputBorder: '#66748a',
    inputTextColor: '#e9eef4',
    buttonBg: '#1a212b',
    buttonBorder: '#323d4b',
    booleanBg: '#1f262f',
    booleanSelectedBg: '#11161d',
  }),
} as const

/** What the toolbar offers. */
export type ThemeName = 'light' | 'dark' | 'system'

const isDarkSystem = () => matchMedia('(prefers-color-scheme: dark)').matches

/** Storybook's theme beside stories in `name`. */
export const themeFor = (name: ThemeName = 'light') =>
  THEMES[name === 'system' ? (isDarkSystem() ? 'dark' : 'light') : name]

/** Radio buttons, fields and scroll bars that the browser draws are in the same theme. */
export function schemeFor(name: ThemeName = 'light'): void {
  document.documentElement.style.colorScheme = name === 'system' ? 'light dark' : name
}
