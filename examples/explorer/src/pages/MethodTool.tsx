import { useState } from 'react'
import { toFriendlyAddress, tryParseAddress } from 'toncenter-react/client'
import { GetMethodRunner, StateCard } from 'toncenter-react/ui'
import { exampleContracts } from '../exampleAccounts.ts'
import { to } from '../router.ts'
import { testOnly } from '../service.ts'
import { useWords } from '../words.ts'
import { Field } from './Field.tsx'
import { Guide, Try } from './toolGuides.tsx'
import { useToolWords } from './useToolWords.ts'

/** The methods of a contract that a reader names. */
export function MethodTool({ address }: { address: string }) {
  const say = useWords()
  const tell = useToolWords()
  const isOpen = tryParseAddress(address) !== undefined
  const [isTried, setTried] = useState(address !== '')
  return (
    <div className="two tool-page">
      <div className="stack">
        <form
          className="card entry"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const entered = String(new FormData(event.currentTarget).get('address')).trim()
            setTried(true)
            if (tryParseAddress(entered)) window.location.hash = to.tool('method', { address: entered })
          }}
        >
          <h2>{tell('methodTitle')}</h2>
          <div className="fields">
            <Field
              name="address"
              label={tell('method.contract')}
              placeholder="EQ…, UQ…, 0:…"
              defaultValue={address}
              fault={isTried && !isOpen ? tell('ask') : undefined}
            >
              <button type="submit" className="button" data-kind={isOpen ? undefined : 'primary'}>
                {tell('method.open')}
              </button>
            </Field>
          </div>
        </form>
        {isOpen && <GetMethodRunner address={address} />}
      </div>
      <div className="stack">
        {isOpen && <StateCard address={address} />}
        <Guide>
          <p>{tell('method.about')}</p>
          <Try
            examples={exampleContracts(say, tell('method.elector')).map(({ id, title, text }) => ({
              href: to.tool('method', { address: toFriendlyAddress(id, { testOnly }) }),
              title,
              text,
            }))}
          />
        </Guide>
      </div>
    </div>
  )
}
