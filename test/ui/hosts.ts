import { onTestFinished } from 'vitest'

/** A page before anything of ours is on it. Hosts set a theme on `<html>`: inline, as their scripts do, or by a class. */
export interface HostPage {
  readonly className?: string
  readonly style?: Readonly<Record<string, string>>
}

/** The palette that shadcn/ui writes into a new app. */
const SHADCN_LIGHT = {
  '--radius': '0.625rem',
  '--background': 'oklch(1 0 0)',
  '--foreground': 'oklch(0.145 0 0)',
  '--card': 'oklch(1 0 0)',
  '--card-foreground': 'oklch(0.145 0 0)',
  '--popover': 'oklch(1 0 0)',
  '--popover-foreground': 'oklch(0.145 0 0)',
  '--primary': 'oklch(0.205 0 0)',
  '--primary-foreground': 'oklch(0.985 0 0)',
  '--muted': 'oklch(0.97 0 0)',
  '--muted-foreground': 'oklch(0.556 0 0)',
  '--border': 'oklch(0.922 0 0)',
  '--ring': 'oklch(0.708 0 0)',
}
const SHADCN_DARK = {
  '--radius': '0.625rem',
  '--background': 'oklch(0.145 0 0)',
  '--foreground': 'oklch(0.985 0 0)',
  '--card': 'oklch(0.205 0 0)',
  '--card-foreground': 'oklch(0.985 0 0)',
  '--popover': 'oklch(0.205 0 0)',
  '--popover-foreground': 'oklch(0.985 0 0)',
  '--primary': 'oklch(0.922 0 0)',
  '--primary-foreground': 'oklch(0.205 0 0)',
  '--muted': 'oklch(0.269 0 0)',
  '--muted-foreground': 'oklch(0.708 0 0)',
  '--border': 'oklch(1 0 0 / 10%)',
  '--ring': 'oklch(0.556 0 0)',
}

/** What telegram-web-app.js sets inline on `<html>`, in the themes that the apps start with. */
const telegram = (scheme: 'light' | 'dark', colours: Readonly<Record<string, string>>) => ({
  '--tg-color-scheme': scheme,
  ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--tg-theme-${name}`, value])),
})
const TELEGRAM_LIGHT = telegram('light', {
  'bg-color': '#ffffff',
  'text-color': '#000000',
  'hint-color': '#999999',
  'link-color': '#168acd',
  'button-color': '#40a7e3',
  'button-text-color': '#ffffff',
  'secondary-bg-color': '#f1f1f1',
  'section-bg-color': '#ffffff',
  'section-separator-color': '#e7e7e7',
  'accent-text-color': '#168acd',
  'subtitle-text-color': '#999999',
})
const TELEGRAM_DARK = telegram('dark', {
  'bg-color': '#17212b',
  'text-color': '#f5f5f5',
  'hint-color': '#708499',
  'link-color': '#6ab3f3',
  'button-color': '#5288c1',
  'button-text-color': '#ffffff',
  'secondary-bg-color': '#232e3c',
  'section-bg-color': '#17212b',
  'section-separator-color': '#111921',
  'accent-text-color': '#6ab2f2',
  'subtitle-text-color': '#708499',
})
const TELEGRAM_IOS_DARK = telegram('dark', {
  'bg-color': '#000000',
  'text-color': '#ffffff',
  'hint-color': '#98989e',
  'link-color': '#3e88f7',
  'button-color': '#3e88f7',
  'button-text-color': '#ffffff',
  'secondary-bg-color': '#1c1c1d',
  'section-bg-color': '#2c2c2e',
  'section-separator-color': '#545458',
  'accent-text-color': '#3e88f7',
  'subtitle-text-color': '#98989e',
})
/** Of clients before Bot API 7.0, which knew no sections. */
const TELEGRAM_OLD_DARK = telegram('dark', {
  'bg-color': '#18222d',
  'text-color': '#ffffff',
  'hint-color': '#b1c3d5',
  'link-color': '#62bcf9',
  'button-color': '#2ea6ff',
  'button-text-color': '#ffffff',
  'secondary-bg-color': '#131415',
})

export const HOST_PAGES: Readonly<Record<string, HostPage>> = {
  'plain light': { style: { 'color-scheme': 'light' } },
  'plain dark': { style: { 'color-scheme': 'dark' } },
  'shadcn light': { style: SHADCN_LIGHT },
  'shadcn dark': { className: 'dark', style: SHADCN_DARK },
  'Telegram light': { style: TELEGRAM_LIGHT },
  'Telegram dark': { style: TELEGRAM_DARK },
  'Telegram dark on iOS': { style: TELEGRAM_IOS_DARK },
  'an old Telegram dark': { style: TELEGRAM_OLD_DARK },
}

/** Makes the page this host's until the test is over. */
export function beHost({ className = '', style = {} }: HostPage) {
  const html = document.documentElement
  html.className = className
  for (const [name, value] of Object.entries(style)) html.style.setProperty(name, value)
  html.style.background = 'var(--background, var(--tg-theme-bg-color, Canvas))'
  html.style.color = 'var(--foreground, var(--tg-theme-text-color, CanvasText))'
  onTestFinished(() => {
    html.removeAttribute('class')
    html.removeAttribute('style')
  })
}
