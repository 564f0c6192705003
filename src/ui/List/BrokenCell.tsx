'use client'
import { Icon } from '../icons/Icon.tsx'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells do not
import { warn } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import styles from './BrokenCell.module.css'
import { listTexts } from './texts.ts'

/** In place of what cannot be drawn because it is not as documented: a sign in its cell, or a sentence across its row. */
export function BrokenCell({ isRow }: { isRow?: boolean }) {
  const words = useScope().wordsOf(listTexts)
  if (isRow) {
    return (
      <div role="gridcell" className={styles.row} data-part="broken">
        <Icon path={warn} />
        {words('list.brokenRow')}
      </div>
    )
  }
  const said = words('list.brokenCell')
  return (
    <span role="img" aria-label={said} className={styles.cell} data-part="broken" data-tip={said}>
      <Icon path={warn} />
    </span>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
