import { readSearch, type SearchFault } from 'toncenter-react/reading'
import { CommentBubble, ExampleList } from 'toncenter-react/ui'
import { examples } from '../examples.tsx'
import { Title } from '../parts.tsx'
import { to } from '../router.ts'
import { hrefOfTarget } from '../Search.tsx'
import { useRestWords } from '../useRestWords.ts'
import type { RestWordKey } from '../words/rest.ts'

interface NotFoundProps {
  title?: string
  /** What the address bar has: a stranger's text. */
  typed: string
}

/** What else a text may be, by the page that it leads to. */
const KINDS = {
  account: ['missing.isAddress', 'missing.openAccount'],
  block: ['missing.isBlock', 'missing.openBlock'],
  transaction: ['missing.isHash', 'missing.openTransaction'],
} as const

/** For addresses that lead nowhere: what was asked for, why that is nothing, and where it may lead. */
export function NotFoundPage({ title, typed }: NotFoundProps) {
  const say = useRestWords()
  const reading = readSearch(typed)
  // A name is looked up by the search alone.
  const target = reading.targets.find(({ kind }) => kind !== 'domain')
  const href = target && hrefOfTarget(target)
  const page = href?.split('/')[1]
  const [is, open] = KINDS[page === 'account' || page === 'block' ? page : 'transaction']
  const heading = title ?? say('missing.page')
  const known = examples(say)
  const repair = reading.fault?.repairs[0]?.friendly
  return (
    <>
      <section className="card not-found" aria-labelledby="not-found">
        <div id="not-found">
          <Title text={heading} />
        </div>
        {typed && (
          <div className="asked">
            <span className="quiet">{say('missing.asked')}</span> <CommentBubble data={typed.slice(0, 200)} />
          </div>
        )}
        <p>{typed ? href ? say(is) : <Why fault={reading.fault} /> : say('missing.nothing')}</p>
        {repair && (
          <p>
            {say('missing.repair')} <a href={to.account(repair)}>{repair}</a>
          </p>
        )}
        <p className="step">
          {href && (
            <a className="button" data-kind="primary" href={href}>
              {say(open)}
            </a>
          )}
          {page === 'transaction' && (
            <a className="button" href={href?.replace('/transaction/', '/trace/')}>
              {say('missing.openTrace')}
            </a>
          )}
          <a className="button" href={to.home}>
            {say('missing.home')}
          </a>
        </p>
      </section>
      <p className="quiet">{say('missing.search')}</p>
      {known.length > 0 && <ExampleList data={known} aria-label={say('home.examples')} />}
    </>
  )
}

/** What a text looks like, where it is nothing. */
const LOOKS = {
  hexHash: 'missing.looksHash',
  base64Hash: 'missing.looksHash',
  address: 'missing.looksAddress',
  rawAddress: 'missing.looksAddress',
  block: 'missing.looksBlock',
  link: 'missing.looksLink',
} as const satisfies Record<SearchFault['kind'], RestWordKey>

/** Why a text is nothing: which character is wrong, how many there are, or that it does not look like anything. */
function Why({ fault }: { fault: SearchFault | undefined }) {
  const say = useRestWords()
  if (!fault) return say('missing.unknown')
  const { kind, wrong, have, need } = fault
  const [first] = wrong
  return [
    say(LOOKS[kind]),
    first && say('missing.wrong', { character: first.character, place: String(first.at + 1) }),
    need > 0 && have !== need && say('missing.length', { have: String(have), need: String(need) }),
    kind === 'address' && !first && have === need && say('missing.checksum'),
  ]
    .filter(Boolean)
    .join(' ')
}
