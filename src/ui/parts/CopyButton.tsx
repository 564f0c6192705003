'use client'
import { forwardRef, useContext } from 'react'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { type ComponentProps, cx } from '../root/props.ts'
import rootStyles from '../root/Root.module.css'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { ActiveContext, useScope } from '../root/scope.ts'
import { copyTexts } from '../words/en/parts/labels.ts'
import styles from './CopyButton.module.css'
import { useCopy } from './useCopy.ts'

export interface CopyButtonProps
  extends Omit<ComponentProps<'root', string, HTMLButtonElement>, 'queryOptions' | 'slots'> {
  /** The text to copy. */
  data: string
  /** Its accessible name. Name the copied text: a page holds many of these. */
  label: string
}

/** Copies a text and confirms it, on the button and to screen readers. Renders a `<button>`. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { data, label, onClick, ...props },
  ref,
) {
  const scope = useScope(props)
  const { state, copy } = useCopy(data)
  // In a row it waits for the pointer or the focus: hundreds of rows would render hundreds of buttons.
  const isActive = useContext(ActiveContext)
  if (!isActive) return null
  return (
    <Root
      as="button"
      scope={scope}
      ref={ref}
      {...{ type: 'button' }}
      aria-label={label}
      data-part="copy"
      data-state={state}
      own={cx(rootStyles.button, styles.root)}
      {...props}
      onClick={(event) => {
        onClick?.(event as never)
        copy()
      }}
    >
      <Icon path={state === 'copied' ? icons.check : icons.copy} size={14} />
      {state !== 'idle' && (
        <span role="status">
          <Spoken>{scope.wordsOf(copyTexts)(state === 'copied' ? 'action.copied' : 'action.copyFailed')}</Spoken>
        </span>
      )}
    </Root>
  )
})
CopyButton.displayName = 'CopyButton'
