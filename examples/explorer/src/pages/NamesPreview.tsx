import { useEffect, useRef, useState } from 'react'
import { compareAccountNames, type NamesFile, toFriendlyAddress } from 'toncenter-react/client'
import { accountNames } from '../names.ts'
import { testOnly } from '../service.ts'
import { useNameWords } from '../useNameWords.ts'

interface NamesPreviewProps {
  /** Of the file. */
  name: string
  file: NamesFile
  onKeep: (names: NamesFile['names']) => void
  onCancel: () => void
}

const LEFT_OUT = ['noAddress', 'empty', 'repeated', 'imitating'] as const
/** Lines at most: a reader looks at some of a thousand. */
const MOST_LINES = 100

/** What a file would add, before any of it is kept. Names that the reader gave stay unless they are to be replaced. */
export function NamesPreview({ name, file, onKeep, onCancel }: NamesPreviewProps) {
  const say = useNameWords()
  const [replaces, setReplaces] = useState(false)
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { added, other } = compareAccountNames(accountNames, file)
  const kept = replaces ? new Map([...added, ...other]) : added
  const { cleaned, leftOut } = file
  const shown = [...added, ...other]
  const known = accountNames.list()
  return (
    <div className="preview">
      <p ref={title} tabIndex={-1}>
        <strong>
          <bdi>{say('read', { name: name.slice(0, 80) })}</bdi>
        </strong>
      </p>
      <ul className="facts">
        {added.size > 0 && <li>{say('added', { count: added.size })}</li>}
        {other.size > 0 && <li>{say('otherwise', { count: other.size })}</li>}
        {shown.length === 0 && <li>{say('nothing')}</li>}
        {cleaned > 0 && <li>{say('cleaned', { count: cleaned })}</li>}
        {LEFT_OUT.map((why) => leftOut[why] > 0 && <li key={why}>{say(why, { count: leftOut[why] })}</li>)}
      </ul>
      {shown.length > 0 && (
        <details>
          <summary>{say('preview')}</summary>
          <ul className="lines">
            {shown.slice(0, MOST_LINES).map(([address, value]) => {
              const friendly = toFriendlyAddress(address, { bounceable: false, testOnly })
              const mine = known.get(address)?.name
              return (
                <li key={address}>
                  <bdi>{value.name}</bdi> {value.isStarred && '★'}{' '}
                  <span className="quiet">
                    <span className="whole">
                      {friendly.slice(0, 6)}…{friendly.slice(-6)}
                    </span>
                    {other.has(address) && mine && <bdi>, {say('was', { name: mine })}</bdi>}
                  </span>
                </li>
              )
            })}
          </ul>
          {shown.length > MOST_LINES && <p className="quiet">{say('and', { count: shown.length - MOST_LINES })}</p>}
        </details>
      )}
      {other.size > 0 && (
        <label className="check">
          <input type="checkbox" checked={replaces} onChange={({ target }) => setReplaces(target.checked)} />
          {say('replace')}
        </label>
      )}
      <div className="row">
        {kept.size > 0 && (
          <button type="button" className="button" data-kind="primary" onClick={() => onKeep(kept)}>
            {say('keep', { count: kept.size })}
          </button>
        )}
        <button type="button" className="button" onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
    </div>
  )
}
