'use client'
import { useContext } from 'react'
import { isSameAddress, rawForm } from '../../core/values/address.ts'
import { BEST_KNOWN_TOKENS } from '../../react/bestKnownTokens.ts'
import { indexOf } from '../../trust/registryIndex.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { Icon } from '../icons/Icon.tsx'
import { shield } from '../icons/paths.ts'
import { Spoken } from '../root/Spoken.tsx'
import { RowContext, useScope } from '../root/scope.ts'
import { verdictTexts } from '../words/en/trust.ts'
import styles from './TokenVerdict.module.css'
import { useRegistry, useVerifiedTokens } from './useVerifiedTokens.ts'

interface TokenVerdictProps {
  /** Of the jetton's master or the collection, in any form. */
  address: string
  /** There is a reason not to trust it: then it is not also called unverified. */
  isFlagged: boolean
}

/** Who vouches for a token, as a shield; on its own card, with a registry, also that nobody does. Renders a `<span>`, or nothing. */
export function TokenVerdict({ address, isFlagged }: TokenVerdictProps) {
  const verified = useVerifiedTokens()
  const registry = useRegistry()
  const listed = registry && indexOf(registry)
  const isInRow = useContext(RowContext)
  const words = useScope().wordsOf(verdictTexts)
  if (verified.some((one) => isSameAddress(one.address, address))) {
    const why = words(verified === BEST_KNOWN_TOKENS ? 'token.verifiedIncluded' : 'token.verified')
    return <Shield part="verified" why={why} />
  }
  if (!listed) return null
  const list = visibleString(listed.name, 32)
  if (listed.has(rawForm(address))) return <Shield part="listed" why={words('token.listed', { list })} />
  // In a list most tokens are unlisted: there only the shield is rendered.
  if (isFlagged || isInRow) return null
  return (
    <span className={styles.unverified} data-part="unverified" data-tip={words('token.unverifiedWhy', { list })}>
      {words('token.unverified')}
    </span>
  )
}

interface ShieldProps {
  part: 'verified' | 'listed'
  why: string
}

const Shield = ({ part, why }: ShieldProps) => (
  <span className={styles.shield} data-part={part} data-tip={why}>
    <Icon path={shield} size={14} />
    <Spoken>{why}</Spoken>
  </span>
)
