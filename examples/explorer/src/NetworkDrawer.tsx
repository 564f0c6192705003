import { useEffect, useRef } from 'react'
import { RequestInspector } from 'toncenter-react/devtools'
import { FAULTS, type FaultName, setFault, useFault } from './faults.ts'
import './drawer.css'
import { EXAMPLE_ACCOUNT, EXAMPLE_RECEIVER } from './exampleAccounts.ts'
import { useOrders } from './orders.ts'
import { useRestWords } from './useRestWords.ts'

/** The account of the demo chain with everything, and one that pays it. */
const [MAIN, ANNA] = [EXAMPLE_ACCOUNT, EXAMPLE_RECEIVER]

/** Each with its icon and the word of its button. */
const ACTIONS = [
  [
    'mine',
    'drawer.mine',
    'drawer.mineText',
    { blocks: 1 },
    'M8 2l5 2.8v6.4L8 14l-5-2.8V4.8zM3 4.8l5 2.9 5-2.9M8 7.7V14',
    'drawer.doMine',
  ],
  [
    ...(['fund', 'drawer.fund', 'drawer.fundText', { address: MAIN, amount: '100000000000' }] as const),
    ...(['M11.5 4.5l-7 7M4.5 6v5.5H10', 'drawer.doFund'] as const),
  ],
  [
    ...(['impersonate', 'drawer.send', 'drawer.sendText'] as const),
    { from: ANNA, to: MAIN, value: '5000000000', bounce: false },
    ...(['M4.5 11.5l7-7M11.5 10V4.5H6', 'drawer.doSend'] as const),
  ],
] as const

/** Makes the local chain answer badly, or act, and shows the requests of the page. */
export function NetworkDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const say = useRestWords()
  const fault = useFault()
  const { pending, error, send } = useOrders()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen) title.current?.focus()
  }, [isOpen])

  async function answer(name: FaultName) {
    setFault(name)
    await send('faults', { faults: FAULTS[name] }, name === 'normal')
  }
  return (
    <aside
      className="drawer"
      // Kept while it is closed: it goes on listing requests.
      hidden={!isOpen}
      aria-labelledby="drawer-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="drawer-head">
        <h2 id="drawer-title" tabIndex={-1} ref={title}>
          {say('drawer.title')}
        </h2>
        <button type="button" className="tool" aria-label={say('drawer.close')} onClick={onClose}>
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4.5 4.5l7 7M11.5 4.5l-7 7" />
          </svg>
        </button>
      </div>
      <fieldset className="faults">
        <legend>{say('drawer.answers')}</legend>
        {(Object.keys(FAULTS) as FaultName[]).map((name) => (
          <label key={name}>
            <input type="radio" name="fault" checked={fault === name} onChange={() => void answer(name)} />
            <span>
              <strong>{say(`drawer.${name}`)}</strong>
              <span className="quiet">{say(`drawer.${name}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <section aria-labelledby="drawer-actions">
        <h3 id="drawer-actions">{say('drawer.actions')}</h3>
        {ACTIONS.map(([name, label, text, params, icon, verb]) => (
          <div className="drawer-action" key={name}>
            <svg className="icon tile" viewBox="0 0 16 16" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span>
              <strong>{say(label)}</strong>
              <span className="quiet">{say(text)}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={say(label)}
              // Not `disabled`: that would take the focus away.
              aria-disabled={pending !== undefined}
              onClick={() => {
                if (pending === undefined) void send(name, params)
              }}
            >
              {say(verb)}
            </button>
          </div>
        ))}
        <p className="drawer-error" role="alert">
          {error}
        </p>
      </section>
      <div>
        <h3 id="drawer-requests">{say('drawer.requests')}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="drawer-requests" tabIndex={0} aria-labelledby="drawer-requests">
          <RequestInspector max={30} />
        </section>
      </div>
      <p className="quiet drawer-note">{say('drawer.note')}</p>
    </aside>
  )
}
