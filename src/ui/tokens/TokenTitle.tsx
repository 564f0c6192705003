'use client'
import type { ReactNode } from 'react'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import type { Flag } from '../../trust/flags.ts'
import { TokenImage } from '../images/TokenImage.tsx'
import { RawUnits } from '../parts/Amount.tsx'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import foreign from '../text/ForeignText.module.css'
import { ForeignText } from '../text/ForeignText.tsx'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import { TokenVerdict } from '../trust/TokenVerdict.tsx'
import { tokenTexts } from '../words/en/tokens.ts'
import styles from './tokens.module.css'

interface TokenTitleProps {
  token: TokenInfo | undefined
  /** Raw address of the jetton's master. */
  address: string
  /** Absent when the jetton states none: a chip marks amounts in smallest units. */
  decimals: number | undefined
  flags: readonly Flag[]
  isDim: boolean
  /** Behind the name, in the line under the symbol. */
  children?: ReactNode
}

/** A jetton in a row: image, symbol, badges, and its name. */
export function TokenTitle({ token, address, decimals, flags, isDim, children }: TokenTitleProps) {
  const words = useScope().wordsOf(tokenTexts)
  const title = token?.symbol || token?.name
  const name = token?.symbol ? token.name : undefined
  return (
    <>
      <TokenImage token={token} address={address} flags={flags} />
      <span className={styles.title}>
        <span className={cx(styles.name, foreign.cut, isDim && styles.dim)} data-part="symbol">
          <Link kind="jetton" id={address}>
            {title ? <ForeignText max={64}>{title}</ForeignText> : words('token.unnamed')}
          </Link>
        </span>
        <TokenVerdict address={address} isFlagged={flags.length > 0} />
        {decimals === undefined && <RawUnits />}
        <FlagBadge flags={flags} />
      </span>
      {(name || children) && (
        <span className={styles.sub}>
          {name && (
            <ForeignText max={64} className={styles.long}>
              {name}
            </ForeignText>
          )}
          {name && children && <span aria-hidden="true">·</span>}
          {children}
        </span>
      )}
    </>
  )
}
