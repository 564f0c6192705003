import { useEffect, useState } from 'react'
import { useWords } from './words.ts'

const SHOWN_MS = 2_000

/** What C has done, seen wherever the page is scrolled to. The button says it to readers who listen. */
export function CopyNotice({ button }: { button: HTMLElement | undefined }) {
  const say = useWords()
  const [state, setState] = useState<string>()
  useEffect(() => {
    if (!button) return
    const read = () => setState(button.dataset.state)
    read()
    const observer = new MutationObserver(read)
    observer.observe(button, { attributeFilter: ['data-state'] })
    return () => observer.disconnect()
  }, [button])
  const isShown = state === 'copied' || state === 'failed'
  useEffect(() => {
    if (!isShown) return
    // The button may leave the page before it is idle again.
    const timer = setTimeout(setState, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  if (!isShown) return null
  return (
    <div className="copy-notice" aria-hidden="true">
      {say(state === 'copied' ? 'keys.copied' : 'keys.notCopied')}
    </div>
  )
}
