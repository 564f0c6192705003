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
        <kbd>J</kbd> <kbd>K</kbd> {say('keys.rows')} · <kbd>Enter</kbd> {say('keys.open')} · <kbd>C</kbd>{' '}
        {say('keys.copy')} · <kbd>/</kbd> {say('keys.search')}
      </p>
    </footer>
  )
}
