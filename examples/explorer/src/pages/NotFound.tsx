import { EmptyState } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'

interface NotFoundProps {
  title?: string
  text?: string
}

/** For addresses that lead nowhere. */
export function NotFoundPage({
  title = 'Page not found',
  text = 'Nothing lives at this address. The search above takes addresses, hashes and block numbers.',
}: NotFoundProps) {
  return (
    <>
      <Title text={title} />
      <EmptyState title="Nothing here" text={text} className="card" />
    </>
  )
}
