'use client'
import { forwardRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { deploy as up } from '../icons/paths.ts'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { newItemsTexts } from '../words/en/states/errors.ts'
import styles from './NewItemsBar.module.css'

export interface NewItemsBarProps
  extends Omit<ComponentProps<'root', number, HTMLDivElement>, 'queryOptions' | 'slots'> {
  /** How many wait. Nothing is rendered for 0. */
  data: number
  /** Called when a reader wants to see them. */
  onShow: () => void
}

interface NewItemsButtonProps {
  data: number
  onShow: () => unknown
  className: string | undefined
}

function NewItemsButton({ data, onShow, className }: NewItemsButtonProps) {
  return (
    <button type="button" className={cx(styles.button, className)} onClick={() => void onShow()}>
      <Icon path={up} />
      <bdi>{useScope().wordsOf(newItemsTexts).plural('list.new', data)}</bdi>
    </button>
  )
}

/** The same in a list. Floats over the line above the rows, so that nothing moves when rows begin to wait. */
export function NewRows({ data = 0, onShow }: { data?: number | undefined; onShow: () => unknown }) {
  return (
    <div role="status" className={styles.line} data-part="new">
      {data > 0 && <NewItemsButton data={data} onShow={onShow} className={styles.floating} />}
    </div>
  )
}

/** New rows wait behind this bar, so that nothing moves under a reader. Announced politely. Renders a `<div role="status">`. */
export const NewItemsBar = forwardRef<HTMLDivElement, NewItemsBarProps>(function NewItemsBar(
  { data, onShow, ...props },
  ref,
) {
  const scope = useScope(props)
  // The live region mounts without text: screen readers skip one that mounts with its text.
  return (
    <Root scope={scope} ref={ref} role="status" data-part="new" {...props}>
      {data > 0 && <NewItemsButton data={data} onShow={onShow} className={styles.bar} />}
    </Root>
  )
})
NewItemsBar.displayName = 'NewItemsBar'
