import { type ChangeEvent, useId, useState } from 'react'
import { useAccountNames } from 'toncenter-react'
import {
  AccountNameError,
  exportAccountNames,
  keepAccountNames,
  type NamesFile,
  NamesFileError,
  readAccountNames,
} from 'toncenter-react/client'
import { AddressLabel } from 'toncenter-react/ui'
import { accountNames } from '../names.ts'
import { client } from '../service.ts'
import { useNameWords } from '../useNameWords.ts'
import { NamesPreview } from './NamesPreview.tsx'

/** Bytes: of a larger file not even the text is read. */
const MOST_BYTES = 16_000_000
/** Of the list: the search finds the others. */
const MOST_SHOWN = 50

/** The names that the reader gave, as a file that is saved and read. */
export function Names() {
  const say = useNameWords()
  const id = useId()
  const [file, setFile] = useState<{ readonly name: string; readonly content: NamesFile }>()
  const [said, setSaid] = useState('')

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    setFile(undefined)
    setSaid('')
    if (!chosen) return
    try {
      if (chosen.size > MOST_BYTES) throw new NamesFileError('large')
      setFile({ name: chosen.name, content: readAccountNames(await chosen.text()) })
    } catch (error) {
      setSaid(say(error instanceof NamesFileError ? error.reason : 'unreadable'))
    }
    // The same file may be chosen again.
    target.value = ''
  }
  async function keep(names: NamesFile['names']) {
    const { kept, error } = await keepAccountNames(accountNames, names)
    const why = error instanceof AccountNameError ? say(error.reason) : ''
    setSaid(error ? `${say('keptSome', { count: kept, all: names.size })} ${why}` : say('kept', { count: kept }))
    setFile(undefined)
  }
  return (
    <section className="card names" aria-labelledby={id}>
      <h2 id={id}>{say('title')}</h2>
      <p className="quiet">{say('note')}</p>
      <List />
      <div className="row">
        <button type="button" className="button" onClick={save}>
          {say('export')}
        </button>
        <label className="button file">
          {say('import')}
          <input
            type="file"
            className="spoken"
            accept=".json,application/json"
            onChange={(event) => void read(event)}
          />
        </label>
      </div>
      {file && (
        <NamesPreview
          name={file.name}
          file={file.content}
          onKeep={(names) => void keep(names)}
          onCancel={() => setFile(undefined)}
        />
      )}
      <p role="status" className="said">
        {said}
      </p>
    </section>
  )
}

function List() {
  const say = useNameWords()
  const all = [...useAccountNames().keys()]
  if (!all.length) return <p>{say('none')}</p>
  return (
    <>
      <ul>
        {all.slice(0, MOST_SHOWN).map((address) => (
          <li key={address}>
            <AddressLabel address={address} menu={false} />
          </li>
        ))}
      </ul>
      {all.length > MOST_SHOWN && <p className="quiet">{say('and', { count: all.length - MOST_SHOWN })}</p>}
    </>
  )
}

function save() {
  const url = URL.createObjectURL(new Blob([exportAccountNames(accountNames)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `names ${client.network}.json` })
  link.click()
  // Not at once: some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
