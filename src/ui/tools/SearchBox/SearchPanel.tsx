'use client'
import { useTonCenter } from '../../../react/context.ts'
import { cx } from '../../root/props.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { RowContext, useScope } from '../../root/scope.ts'
import raised from '../../root/tips/raised.module.css'
import { WaitNotice } from '../../states/WaitNotice.tsx'
import { searchTexts } from '../../words/en/tools/search.ts'
import styles from './SearchBox.module.css'
import { SearchNotice } from './SearchNotice.tsx'
import { SearchOption, SeeAllOption } from './SearchOption.tsx'
import { sayNotice } from './sayNotice.ts'
import { type Choice, choicesOf, optionId } from './suggestion.ts'
import type { SearchModel } from './useSearch.ts'

export interface SearchPanelProps {
  id: string
  model: SearchModel
  isShown: boolean
  active: Choice | undefined
  onOpen: (choice: Choice, isNewTab: boolean) => void
  classNames: Partial<Record<'panel' | 'option', string | undefined>> | undefined
}

/** What a text may mean, below its field. */
export function SearchPanel({ id, model, isShown, active, onOpen, classNames }: SearchPanelProps) {
  const words = useScope().wordsOf(searchTexts)
  const { nativeCurrency } = useTonCenter().settings
  const options = choicesOf(model.groups)
  const notice = isShown ? sayNotice(model, options.length, nativeCurrency, words) : undefined
  const said = notice
    ? `${notice.title} ${notice.text ?? ''}`
    : options.length
      ? words.plural('search.found', options.length)
      : ''
  return (
    <>
      {/* Before there is something to say: a live region that appears with its text is not read out. */}
      <span role="status" id={`${id}said`}>
        <Spoken>{isShown ? said : ''}</Spoken>
      </span>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere leaves the focus in the field
        <div
          className={cx(raised.surface, styles.panel, classNames?.panel)}
          data-part="panel"
          aria-busy={model.isLoading || undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          {model.isLoading && <span className={styles.bar} />}
          {model.lookups.waiting && (
            <WaitNotice query={model.lookups.waiting} isKept={false} className={styles.pause} />
          )}
          {notice && <SearchNotice notice={notice} reading={model.reading} />}
          {options.length > 0 && (
            <RowContext.Provider value={true}>
              <div role="listbox" id={`${id}list`} aria-label={words('search.suggestions')} className={styles.list}>
                {model.groups.map((group) => (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
                  <div key={group.id} role="group" aria-labelledby={`${id}${group.id}`}>
                    <div id={`${id}${group.id}`} className={styles.group}>
                      {words(`search.group.${group.id}`)}
                    </div>
                    {group.items.map((suggestion) => (
                      <SearchOption
                        key={suggestion.key}
                        id={optionId(id, options.indexOf(suggestion))}
                        suggestion={suggestion}
                        query={group.id === 'recent' || group.id === 'close' ? '' : model.reading.text}
                        isActive={suggestion === active}
                        isRecent={group.id === 'recent'}
                        onOpen={onOpen}
                        className={classNames?.option}
                      />
                    ))}
                    {group.seeAll && (
                      <SeeAllOption
                        id={optionId(id, options.indexOf(group.seeAll))}
                        data={group.seeAll}
                        isActive={group.seeAll === active}
                        onOpen={onOpen}
                        className={classNames?.option}
                      />
                    )}
                  </div>
                ))}
              </div>
            </RowContext.Provider>
          )}
          <div className={styles.keys} aria-hidden="true">
            <span>
              <span className={styles.key}>↑</span> <span className={styles.key}>↓</span> {words('search.keys.move')}
            </span>
            <span>
              <span className={styles.key}>↵</span> {words('search.keys.open')}
            </span>
            <span className={styles.rare}>
              <span className={styles.key}>⌘↵</span> {words('search.keys.newTab')}
            </span>
            <span className={cx(styles.rare, styles.last)}>
              <span className={styles.key}>Esc</span> {words('search.keys.close')}
            </span>
          </div>
        </div>
      )}
    </>
  )
}
