/** `Amount.module.css` `.root` → `tc-Amount-root`: readable, stable from one build to the next, and ours alone. */
export function scopedName(local: string, file: string): string {
  const name = /([^/\\]+)\.module\.css/.exec(file)?.[1] ?? 'style'
  return `tc-${name}-${local}`
}

/** What the stylesheet is built for. The default would rewrite `light-dark()` into variables that need a `color-scheme` in our own sheet. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']
