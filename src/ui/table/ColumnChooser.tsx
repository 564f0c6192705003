'use client'
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { right } from '../icons/paths.ts'
import { listen } from '../root/listen.ts'
import { cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import raised from '../root/tips/raised.module.css'
import { columnTexts } from '../words/en/table.ts'
import styles from './ColumnChooser.module.css'

export interface ColumnChooserProps<Id extends string> {
  /** All columns there are, in their order, with what to call them. */
  columns: readonly { id: Id; label: string }[]
  /** Those that are shown: the list's `columns`. */
  value: readonly Id[]
  /** Called with those to show, in the order of `columns`. The last one cannot go. */
  onChange: (value: readonly Id[]) => void
}

/** Closes the menu when the pointer or the focus leaves it. */
function closeOutside(details: HTMLDetailsElement): void {
  if (!details.open) return
  const close = ({ target }: Event) => {
    if (details.open && target instanceof Node && details.contains(target)) return
    details.open = false
    stop()
  }
  const stop = listen(document, { pointerdown: close, focusin: close })
}

/**
 * Which columns a list shows. For the `actions` of a list. Renders a `<details>`.
 * Not a `MenuPanel`, which closes on scrolling: a reader scrolls to the column that was chosen, and chooses another.
 */
export const ColumnChooser = forwardRef(function ColumnChooser<Id extends string>(
  { columns, value, onChange }: ColumnChooserProps<Id>,
  ref: ForwardedRef<HTMLDetailsElement>,
) {
  const scope = useScope()
  const words = scope.wordsOf(columnTexts)
  const toggle = (id: Id) =>
    onChange(columns.map((column) => column.id).filter((other) => (other === id) !== value.includes(other)))
  return (
    <Root
      as="details"
      scope={scope}
      ref={ref}
      className={styles.root}
      data-part="columns"
      onToggle={({ currentTarget }) => closeOutside(currentTarget as HTMLDetailsElement)}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.removeAttribute('open')
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={styles.summary}>
        {words('columns.title')}
        <Icon path={right} size={14} className={styles.down} />
      </summary>
      <fieldset className={cx(raised.surface, styles.menu)} aria-label={words('columns.title')}>
        {columns.map(({ id, label }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              disabled={value.length === 1 && value.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className={styles.label}>{label}</span>
          </label>
        ))}
      </fieldset>
    </Root>
  )
}) as {
  <Id extends string>(props: ColumnChooserProps<Id> & RefAttributes<HTMLDetailsElement>): ReactElement
  displayName?: string
}
ColumnChooser.displayName = 'ColumnChooser'
