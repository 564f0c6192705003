import './manager.css'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { schemeFor, type ThemeName, themeFor } from './theme.ts'

const inUrl = /theme:(light|dark|system)/.exec(new URL(location.href).searchParams.get('globals') ?? '')
const first = inUrl?.[1] as ThemeName | undefined
schemeFor(first)
addons.setConfig({ theme: themeFor(first) })

/** The frame around a story has the theme of the story. */
addons.register('theme-of-the-toolbar', (api) => {
  const follow = ({ globals: { theme } }: { globals: { theme?: ThemeName } }) => {
    schemeFor(theme)
    api.setOptions({ theme: themeFor(theme) })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
