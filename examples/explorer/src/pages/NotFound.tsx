import { CommentBubble } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { to } from '../router.ts'
import { readSearch } from '../search.ts'

interface NotFoundProps {
  title?: string
  /** What the address bar has: a stranger's text. */
  typed: string
}

const TRANSACTION = { is: 'a hash', open: 'Open the transaction' }
/** What else a text may be, by the page that it leads to. */
const KINDS: Readonly<Record<string, typeof TRANSACTION>> = {
  account: { is: 'the address of an account', open: 'Open the account' },
  block: { is: 'the number of a block', open: 'Open the block' },
}

/** For addresses that lead nowhere: what was asked for, why that is nothing, and where it may lead. */
export function NotFoundPage({ title = 'Page not found', typed }: NotFoundProps) {
  const { href, problem } = readSearch(typed)
  const kind = KINDS[href?.split('/')[1] ?? ''] ?? TRANSACTION
  return (
    <>
      <Title text={title} />
      <section className="card not-found" aria-label="What was not found">
        {typed && <CommentBubble data={typed.slice(0, 200)} />}
        <p>{problem ?? `This is ${kind.is}.`}</p>
        <p className="step">
          {href && <a href={href}>{kind.open}</a>}
          <a href={to.home}>Latest blocks and transactions</a>
        </p>
      </section>
    </>
  )
}
