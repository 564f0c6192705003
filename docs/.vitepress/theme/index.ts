import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import './look.css'
import { Live } from './Live.ts'

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component('Live', Live),
} satisfies Theme
