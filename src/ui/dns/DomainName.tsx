'use client'
import type { Flag } from '../../trust/flags.ts'
import { Icon } from '../icons/Icon.tsx'
import { outside } from '../icons/paths.ts'
import { Badge } from '../parts/Badge.tsx'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import foreign from '../text/ForeignText.module.css'
import { ForeignText } from '../text/ForeignText.tsx'
import tokenStyles from '../tokens/tokens.module.css'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import { dnsRecordTexts } from '../words/en/dns.ts'
import styles from './DomainName.module.css'

interface DomainNameProps {
  /** Written by strangers. */
  domain: string
  /** The domain's NFT item, raw. */
  address: string
  /** The pages show the account that it points to by this name. */
  isName: boolean
  flags: readonly Flag[]
  isDim: boolean
}

/** A domain in a row, with a link to its item. */
export function DomainName({ domain, address, isName, flags, isDim }: DomainNameProps) {
  const words = useScope().wordsOf(dnsRecordTexts)
  return (
    <span className={styles.root}>
      <Icon path={outside} tone="neutral" />
      <span className={cx(tokenStyles.name, foreign.cut, isDim && tokenStyles.dim)} data-part="name">
        <Link kind="nft" id={address}>
          <ForeignText max={128}>{domain}</ForeignText>
        </Link>
      </span>
      {flags.length > 0 ? <FlagBadge flags={flags} /> : isName && <Badge tone="outline">{words('dns.isName')}</Badge>}
    </span>
  )
}
