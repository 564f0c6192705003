import { firstRow } from './useKeys.ts'
import { useWords } from './words.ts'

/** For readers with a keyboard: past the header, and past all that is before the first row. Seen while focused. */
export function SkipLinks() {
  const say = useWords()
  const title = () => document.querySelector<HTMLElement>('h1')
  return (
    <>
      <button type="button" className="button skip" onClick={() => title()?.focus()}>
        {say('skip.page')}
      </button>
      <button type="button" className="button skip" onClick={() => (firstRow() ?? title())?.focus()}>
        {say('skip.rows')}
      </button>
    </>
  )
}
