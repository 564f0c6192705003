import { Fragment, useId } from 'react'
import { KEYS } from '../keyNames.ts'
import { useRestWords } from '../useRestWords.ts'

/** What the keys of the explorer do. A phone has none. */
export function Keys() {
  const say = useRestWords()
  const id = useId()
  return (
    <section className="card names key-list" aria-labelledby={id}>
      <h2 id={id}>{say('settings.keys')}</h2>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>{say(does)}</dt>
            <dd>
              {keys.map((key) => (
                <Fragment key={key}>
                  {' '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
