const sheetOf = (file: string) => /([^/\\]+)\.module\.css/.exec(file)?.[1] ?? 'style'

/** `Amount.module.css` `.root` → `tc-Amount-root`: readable, and ours alone. For stories, tests and examples. */
export const scopedName = (local: string, file: string): string => `tc-${sheetOf(file)}-${local}`

/**
 * The same class in the package, `tc-` and four letters or digits: every rule and every component repeats it. Stable from
 * one build to the next. A test holds that no two of ours are the same.
 */
export function builtName(local: string, file: string): string {
  let hash = 0x811c9dc5
  for (const char of scopedName(local, file)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return `tc-${(hash >>> 0).toString(36).padStart(4, '0').slice(-4)}`
}
