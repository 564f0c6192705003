'use client'
import { isSameAddress, rawForm } from '../../core/address.ts'
import { BEST_KNOWN_TOKENS } from '../../react/bestKnownTokens.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { visibleString } from '../text/visibleText.ts'
import { indexOf } from './registryIndex.ts'
import styles from './TokenVerdict.module.css'
import { verdictTexts } from './texts.ts'
import { useRegistry, useVerifiedTokens } from './useVerifiedTokens.ts'

interface TokenVerdictProps {
  /** Of the jetton's master or the collection, in any form. */
  address: string
  /** There is a reason not to trust it: then it is not said as well that no list knows it. */
  isFlagged: boolean
}

/** Who vouches for a token, as a mark; with a registry also that nobody does, as a quiet word. Renders a `<span>`, or nothing. */
export function TokenVerdict({ address, isFlagged }: TokenVerdictProps) {
  const verified = useVerifiedTokens()
  const registry = useRegistry()
  const listed = registry && indexOf(registry)
  const words = useScope().wordsOf(verdictTexts)
  if (verified.some((one) => isSameAddress(one.address, address))) {
    const why = words(verified === BEST_KNOWN_TOKENS ? 'token.verifiedIncluded' : 'token.verified')
    return <Mark part="verified" icon={icons.shield} why={why} />
  }
  if (!listed) return null
  const list = visibleString(listed.name, 32)
  if (listed.has(rawForm(address)))
    return <Mark part="listed" icon={icons.check} why={words('token.listed', { list })} />
  if (isFlagged) return null
  return (
    <span className={styles.unverified} data-part="unverified" data-tip={words('token.unverifiedWhy', { list })}>
      {words('token.unverified')}
    </span>
  )
}

interface MarkProps {
  part: 'verified' | 'listed'
  icon: string
  why: string
}

const Mark = ({ part, icon, why }: MarkProps) => (
  <span className={styles[part]} data-part={part} data-tip={why}>
    <Icon path={icon} size={14} />
    <Spoken>{why}</Spoken>
  </span>
)
