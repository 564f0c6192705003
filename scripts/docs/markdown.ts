/** Text as a page shows it: nothing in it is markup of the site. Code between backticks stays. */
export const plain = (text: string): string =>
  text
    .replace(/\{@link (\S+?)\}/g, '`$1`')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('')

/** The meaning of a member, as a page shows it. */
export const meaningOf = (text: string | undefined): string => (text ? plain(text) : 'Not documented.')

export const code = (text: string): string => (text ? `\`${text.replaceAll('`', "'")}\`` : '')

const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')

/** A table; none where it has no rows. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length
    ? [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')
    : ''

/** Parts of a page, one below the other. */
export const page = (...parts: readonly (string | false | undefined)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`

export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
