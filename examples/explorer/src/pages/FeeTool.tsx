import { useState } from 'react'
import { tryParseAddress } from 'toncenter-react/client'
import { FeeEstimate } from 'toncenter-react/ui'
import { to } from '../router.ts'
import { enteredIn } from './entered.ts'
import { Field } from './Field.tsx'
import { FeeGuide } from './toolGuides.tsx'
import { useToolWords } from './useToolWords.ts'

/** What a message would cost, of an account and a body that a reader enters. */
export function FeeTool({ entered }: { entered: URLSearchParams }) {
  const tell = useToolWords()
  const address = entered.get('address') ?? ''
  const body = entered.get('body') ?? ''
  const isUnsigned = entered.get('unsigned') === 'yes'
  const isAddress = tryParseAddress(address) !== undefined
  const [isTried, setTried] = useState(address !== '')
  return (
    <div className="two tool-page">
      <form
        className="card entry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          const { address = '', body = '', ...rest } = enteredIn(event.currentTarget)
          if (tryParseAddress(address) && body) window.location.hash = to.tool('fees', { address, body, ...rest })
        }}
      >
        <h2>{tell('feesTitle')}</h2>
        <div className="fields">
          <Field
            name="address"
            label={tell('fees.account')}
            placeholder="EQ…, UQ…, 0:…"
            defaultValue={address}
            fault={isTried && !isAddress ? tell('ask') : undefined}
          />
          <Field name="body" label={tell('fees.body')} placeholder="te6cc…" defaultValue={body} isLong />
          <label className="tick">
            <input type="checkbox" name="unsigned" value="yes" defaultChecked={isUnsigned} />
            {tell('fees.unsigned')}
          </label>
          <button type="submit" className="button" data-kind="primary">
            {tell('fees.run')}
          </button>
        </div>
      </form>
      {isAddress && body ? <FeeEstimate address={address} body={body} ignoresSignature={isUnsigned} /> : <FeeGuide />}
    </div>
  )
}
