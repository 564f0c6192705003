import { Fragment } from 'react'
import { KEYS } from './keyNames.ts'
import { to } from './router.ts'
import { useWords } from './words.ts'

export function Footer() {
  const say = useWords()
  return (
    <footer className="footer">
      <nav aria-label={say('site.all')}>
        <a href={to.plain('transfers')}>{say('page.transfers')}</a>
        <a href={to.plain('blocks')}>{say('page.blocks')}</a>
        <a href={to.plain('accounts')}>{say('page.accounts')}</a>
        <a href={to.tools}>{say('page.tools')}</a>
        <a href={to.plain('config')}>{say('page.config')}</a>
        <a href={to.plain('watch')}>{say('page.watch')}</a>
        <a href={to.plain('settings')}>{say('page.settings')}</a>
      </nav>
      <p>{say('footer.text')}</p>
      <p className="keys">
        {KEYS.map(([keys, does], index) => (
          <Fragment key={does}>
            {index > 0 && ' · '}
            {keys.map((key) => (
              <Fragment key={key}>
                <kbd>{key}</kbd>{' '}
              </Fragment>
            ))}
            {say(does)}
          </Fragment>
        ))}
      </p>
    </footer>
  )
}
