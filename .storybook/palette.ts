/** The page around the components: the grounds, lines and texts of the look, each for light and for dark. */
export const PALETTE = {
  backdrop: 'light-dark(#f4f6f8, #0a0e13)',
  surface: 'light-dark(#ffffff, #11161d)',
  line: 'light-dark(#e2e7ec, #222b36)',
  'line-control': 'light-dark(#cbd3dc, #323d4b)',
  ink: 'light-dark(#121923, #e9eef4)',
  'ink-2': 'light-dark(#3f4855, #afb8c3)',
  'ink-3': 'light-dark(#5f6b7c, #8b97a7)',
  link: 'light-dark(#0a66c2, #6cb6ff)',
  'on-link': 'light-dark(#ffffff, #06121f)',
  bad: 'light-dark(#c22536, #ff7f8a)',
} as const

/** Gives the stylesheets of pages and stories `--book-line` and so on: a build would compile `light-dark()` in them for one scheme a page. */
export function paint(root: HTMLElement): void {
  for (const [name, value] of Object.entries(PALETTE)) root.style.setProperty(`--book-${name}`, value)
}
