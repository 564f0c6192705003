import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useHash } from './router.ts'
import { readSearch } from './search.ts'

/** Goes to what is entered; what leads nowhere gets a sentence. `/` brings the focus here from anywhere. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const hash = useHash()
  const [said, setSaid] = useState<{ text: string; at: string }>()
  // What was wrong on one page is no news on the next.
  const problem = said?.at === hash ? said.text : undefined
  const problemId = useId()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const box = input.current
    if (!box) return
    const found = readSearch(box.value)
    if (found.href === undefined) {
      setSaid({ text: found.problem, at: hash })
      return box.select()
    }
    setSaid(undefined)
    box.value = ''
    box.blur()
    window.location.hash = found.href
  }

  return (
    <search className="search">
      <form onSubmit={onSubmit} noValidate>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="7" cy="7" r="4.25" />
          <path d="m10.25 10.25 3.25 3.25" />
        </svg>
        <input
          ref={input}
          type="search"
          enterKeyHint="go"
          aria-label="Search by address, hash or block"
          placeholder="Address, hash or block"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          onInput={() => setSaid(undefined)}
        />
        <span className="key" aria-hidden="true">
          /
        </span>
      </form>
      <p id={problemId} className="problem" role="alert">
        {problem}
      </p>
    </search>
  )
}
