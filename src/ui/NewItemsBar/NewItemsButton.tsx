'use client'
import { Icon } from '../icons/Icon.tsx'
import { deploy as up } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import styles from './NewItemsBar.module.css'
import { newItemsTexts } from './texts.ts'

/** How many wait; a press shows them. */
export default function NewItemsButton({ data, onShow }: { data: number; onShow: () => unknown }) {
  return (
    <button type="button" className={styles.button} onClick={() => void onShow()}>
      <Icon path={up} />
      {useScope().wordsOf(newItemsTexts).plural('list.new', data)}
    </button>
  )
}
