/** `Amount.module.css` `.root` → `tc-Amount-root`: readable, stable from one build to the next, and ours alone. */
export function scopedName(local: string, file: string): string {
  const name = /([^/\\]+)\.module\.css/.exec(file)?.[1] ?? 'style'
  return `tc-${name}-${local}`
}
