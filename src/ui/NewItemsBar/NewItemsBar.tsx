'use client'
import { forwardRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { deploy as up } from '../icons/paths.ts'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import styles from './NewItemsBar.module.css'
import { newItemsTexts } from './texts.ts'

export interface NewItemsBarProps
  extends Omit<ComponentProps<'root', number, HTMLDivElement>, 'queryOptions' | 'slots'> {
  /** How many wait. Nothing is drawn for 0. */
  data: number
  /** Called when a reader wants to see them. */
  onShow: () => void
}

/** The same inside of a list, which has a live region: how many wait; a press shows them. */
export function NewItemsButton({ data, onShow }: { data: number; onShow: () => unknown }) {
  return (
    <button type="button" className={styles.button} onClick={() => void onShow()}>
      <Icon path={up} />
      {useScope().wordsOf(newItemsTexts).plural('list.new', data)}
    </button>
  )
}

/** New rows wait behind this bar, so that nothing moves under a reader. Announced politely. Renders a `<div role="status">`. */
export const NewItemsBar = forwardRef<HTMLDivElement, NewItemsBarProps>(function NewItemsBar(
  { data, onShow, className, classNames, ...props },
  ref,
) {
  const scope = useScope(props)
  // The live region is there before it has something to say: one that comes with its text is not read out.
  return (
    <Root scope={scope} ref={ref} role="status" data-part="new" className={cx(className, classNames?.root)} {...props}>
      {data > 0 && <NewItemsButton data={data} onShow={onShow} />}
    </Root>
  )
})
NewItemsBar.displayName = 'NewItemsBar'
