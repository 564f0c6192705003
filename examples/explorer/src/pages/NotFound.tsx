import { CommentBubble, readSearch } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { to } from '../router.ts'
import { hrefOfTarget } from '../Search.tsx'
import { useWords } from '../words.ts'

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
  const say = useWords()
  // A name is looked up by the search alone.
  const target = readSearch(typed).targets.find(({ kind }) => kind !== 'domain')
  const href = target && hrefOfTarget(target)
  const page = href?.split('/')[1]
  const [is, open] = KINDS[page === 'account' || page === 'block' ? page : 'transaction']
  const heading = title ?? say('missing.page')
  return (
    <>
      <Title text={heading} />
      <section className="card not-found" aria-label={heading}>
        {typed && <CommentBubble data={typed.slice(0, 200)} />}
        <p>{typed ? say(href ? is : 'missing.unknown') : say('missing.nothing')}</p>
        <p className="step">
          {href && <a href={href}>{say(open)}</a>}
          {page === 'transaction' && <a href={href?.replace('/transaction/', '/trace/')}>{say('missing.openTrace')}</a>}
          <a href={to.home}>{say('missing.home')}</a>
        </p>
      </section>
    </>
  )
}
