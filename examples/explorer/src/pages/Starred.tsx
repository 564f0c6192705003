import { useAccountNames } from 'toncenter-react'
import { AddressLabel } from 'toncenter-react/ui'
import { MoreLink } from '../parts.tsx'
import { to } from '../router.ts'
import { useNameWords } from '../useNameWords.ts'
import './names.css'

/** More are found by the search, and in the settings. */
const MOST_STARRED = 12

/** The accounts that the reader has starred, those with a name first. Nothing where there are none. */
export function Starred() {
  const say = useNameWords()
  const all = [...useAccountNames()].filter(([, { isStarred }]) => isStarred)
  if (!all.length) return null
  const named = all.sort(
    ([, a], [, b]) => Number(!a.name) - Number(!b.name) || (a.name ?? '').localeCompare(b.name ?? ''),
  )
  return (
    <section className="card starred" aria-label={say('starred')}>
      <h2>{say('starred')}</h2>
      <MoreLink href={to.plain('watch')} />
      <ul>
        {named.slice(0, MOST_STARRED).map(([address]) => (
          <li key={address}>
            <AddressLabel address={address} menu={false} copy={false} />
          </li>
        ))}
      </ul>
      {named.length > MOST_STARRED && <p className="quiet">{say('and', { count: named.length - MOST_STARRED })}</p>}
    </section>
  )
}
