'use client'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { SearchTarget } from '../../../reading/search/searchTarget.ts'
import { lateHook } from '../../root/late.tsx'
import type { SearchPanelProps } from './SearchPanel.tsx'
import { type Choice, choicesOf, type GroupId } from './suggestion.ts'
import { type SearchOptions, useSearch } from './useSearch.ts'

interface SearchBoxOptions extends Omit<SearchOptions, 'text' | 'isOpen' | 'whole'> {
  readonly onSelect: (target: SearchTarget, how: { isNewTab: boolean }) => void
}

const NO_GROUPS: readonly GroupId[] = []

/** Loads when the field is first entered: it is wanted a moment before there is something to show. */
const useSearchPanel = /* @__PURE__ */ lateHook<SearchPanelProps>(async () => ({
  default: (await import('./SearchPanel.tsx')).SearchPanel,
}))

/** What a combobox does: opens, chooses, moves by keys, and opens what is chosen. */
export function useSearchBox({ onSelect, ...sources }: SearchBoxOptions) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const Panel = useSearchPanel(isOpen)
  const [chosen, setChosen] = useState<string>()
  /** The text for which Enter was pressed before there was anything to open. */
  const [wanted, setWanted] = useState<string>()
  const [whole, setWhole] = useState<readonly GroupId[]>(NO_GROUPS)
  const model = useSearch({ text, isOpen, whole, ...sources })

  const options = choicesOf(model.groups)
  const isGuess = model.groups.some(({ id }) => id === 'close')
  const active = options.find(({ key }) => key === chosen) ?? options[0]

  function open(choice: Choice, isNewTab: boolean) {
    if ('group' in choice) {
      setWhole([...whole, choice.group])
      setChosen(choice.next)
      return
    }
    model.keep(choice)
    onSelect(choice.target, { isNewTab })
    leave()
  }
  /** Gives the keys back to the page. */
  function leave() {
    close('')
    input.current?.blur()
  }
  function close(left: string) {
    setText(left)
    setOpen(false)
    setChosen(undefined)
    setWhole(NO_GROUPS)
    setWanted(undefined)
  }
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  // What is only close to the text is never opened unseen.
  const isAwaited = wanted !== undefined && wanted === text && !model.reading.fault && !isGuess
  useEffect(() => {
    if (isAwaited && active) latest.current(active, false)
  }, [isAwaited, active])

  function move(steps: number) {
    const index = active ? options.indexOf(active) : -1
    setChosen(options.at((index + steps) % options.length)?.key)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) setOpen(true)
      else if (options.length) move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // What is only close to the text needs a second press: the first may be as fast as the paste. Nor is it seen before its panel is.
      const isFast = chosen === undefined && wanted !== text
      const isUnseen = (isFast || !Panel) && (model.reading.fault !== undefined || isGuess)
      if (active && isOpen && !isUnseen) open(active, event.metaKey || event.ctrlKey)
      else if (text) {
        setOpen(true)
        setWanted(text)
      }
    } else if (event.key === 'Escape') {
      if (isOpen || text) event.preventDefault()
      if (!text) leave()
      else if (isOpen) close(text)
      else setText('')
    }
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close(text)
  }
  function enter(value: string) {
    setText(value)
    setChosen(undefined)
    setWhole(NO_GROUPS)
    setOpen(true)
  }
  const show = () => setOpen(true)
  return { Panel, input, text, isOpen, model, options, active, open, enter, show, onKeyDown, onBlur }
}
