'use client'
import { forwardRef, useId } from 'react'
import type { TextStorage } from '../../../react/settings.ts'
import type { SearchTarget } from '../../../reading/search/searchTarget.ts'
import { Icon } from '../../icons/Icon.tsx'
import { search as searchIcon } from '../../icons/paths.ts'
import { type ComponentProps, cx } from '../../root/props.ts'
import { Root } from '../../root/Root.tsx'
import { useScope } from '../../root/scope.ts'
import { searchBoxTexts } from '../../words/en/tools/search.ts'
import styles from './SearchBox.module.css'
import { optionId, type SearchName } from './suggestion.ts'
import { useSearchBox } from './useSearchBox.ts'
import { useShortcuts } from './useShortcuts.ts'

export type SearchBoxPart = 'root' | 'input' | 'panel' | 'option'

export interface SearchBoxProps
  extends Omit<
    ComponentProps<SearchBoxPart, never, HTMLDivElement>,
    'data' | 'queryOptions' | 'slots' | 'renderLink' | 'onSelect'
  > {
  /** Called with the target that a reader has chosen. `isNewTab`: with Ctrl or ⌘ held. */
  onSelect: (target: SearchTarget, how: { isNewTab: boolean }) => void
  /** Accounts, jettons and collections that the app knows by name; make the list outside of React. */
  names?: readonly SearchName[] | undefined
  /** Keeps the last eight targets between visits: `localStorage` is one. Default: until the box is gone. */
  recentStorage?: TextStorage | undefined
  /** Whether `/`, ⌘K and Ctrl K bring the focus here from anywhere on the page. Default `true`. */
  hasShortcuts?: boolean | undefined
  /** `large` for the one field of a page: 52 pixels high. Default `regular`, 36. */
  size?: 'regular' | 'large' | undefined
  /** In the empty field. Default: what can be searched for. */
  placeholder?: string | undefined
}

const NO_NAMES: readonly SearchName[] = []

/**
 * A field that leads to an account, a transaction, a trace, a block, a token or a domain. It reads addresses and hashes in any
 * form, numbers of blocks, `.ton` names and links of explorers. It reports what is wrong with the rest. Tokens and accounts are
 * found by name or by a piece of their address: among verified ones, the registry, `names`, recent ones and cached answers. Sends no request until something is
 * entered; then one or two requests for what it is. Renders a `<div role="search">`.
 */
export const SearchBox = forwardRef<HTMLDivElement, SearchBoxProps>(function SearchBox(props, ref) {
  const {
    onSelect,
    names = NO_NAMES,
    recentStorage,
    hasShortcuts = true,
    size = 'regular',
    placeholder,
    ...rest
  } = props
  const { classNames, ...attributes } = rest
  const scope = useScope(props)
  const words = scope.wordsOf(searchBoxTexts)
  const id = useId()
  const box = useSearchBox({ onSelect, names, recentStorage })
  const { text, isOpen, model, options, active, input, Panel } = box
  useShortcuts(input, hasShortcuts)
  const isShown = Panel !== undefined && isOpen && (model.reading.text !== '' || options.length > 0)

  return (
    <Root
      scope={scope}
      ref={ref as React.Ref<HTMLElement>}
      role="search"
      aria-label={words('search.label')}
      data-size={size}
      data-state={isShown ? 'open' : 'closed'}
      own={styles.root}
      classNames={classNames}
      {...attributes}
      onBlur={box.onBlur}
    >
      <div className={styles.box}>
        <div className={styles.field}>
          <Icon path={searchIcon} />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label={words('search.placeholder')}
            aria-expanded={isShown && options.length > 0}
            aria-controls={isShown && options.length > 0 ? `${id}list` : undefined}
            aria-activedescendant={isShown && active ? optionId(id, options.indexOf(active)) : undefined}
            aria-autocomplete="list"
            aria-describedby={`${id}said`}
            aria-keyshortcuts={hasShortcuts ? '/ Control+K Meta+K' : undefined}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={placeholder ?? words('search.placeholder')}
            className={cx(styles.input, classNames?.input)}
            data-part="input"
            value={text}
            onFocus={box.show}
            onClick={box.show}
            onKeyDown={box.onKeyDown}
            onChange={({ target }) => box.enter(target.value)}
          />
          <span className={styles.key} aria-hidden="true">
            {isOpen ? 'Esc' : '/'}
          </span>
        </div>
        {Panel ? (
          <Panel id={id} model={model} isShown={isShown} active={active} onOpen={box.open} classNames={classNames} />
        ) : (
          <span role="status" id={`${id}said`} />
        )}
      </div>
    </Root>
  )
})
SearchBox.displayName = 'SearchBox'
