'use client'
import type { MouseEvent } from 'react'
import { formatFriendly, parseAddress } from '../../../core/values/address.ts'
import { hexOf } from '../../../core/values/hash.ts'
import { useTonCenter } from '../../../react/context.ts'
import { MASTERCHAIN } from '../../../reading/search/readBlock.ts'
import type { SearchTarget } from '../../../reading/search/searchTarget.ts'
import { shardName } from '../../../reading/shardName.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as icons from '../../icons/paths.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { OwnMark } from '../../parts/OwnMark.tsx'
import { Seal } from '../../parts/Seal.tsx'
import { late } from '../../root/late.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { ForeignText } from '../../text/ForeignText.tsx'
import { Ends, mono, shorten } from '../../text/Short.tsx'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import tokens from '../../tokens/tokens.module.css'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { TokenVerdict } from '../../trust/TokenVerdict.tsx'
import { searchTexts } from '../../words/en/tools/search.ts'
import { Repaired } from './Repaired.tsx'
import styles from './SearchBox.module.css'
import type { Choice, SeeAll, Suggestion } from './suggestion.ts'

const TransactionTitle = late(
  () => import('./TransactionTitle.tsx'),
  () => useScope().wordsOf(searchTexts)('search.transaction'),
)

interface SearchOptionProps {
  id: string
  suggestion: Suggestion
  /** Its first place in the title is underlined. */
  query: string
  isActive: boolean
  isRecent: boolean
  onOpen: (choice: Choice, isNewTab: boolean) => void
  className: string | undefined
}

interface SeeAllOptionProps extends Pick<SearchOptionProps, 'id' | 'isActive' | 'onOpen' | 'className'> {
  data: SeeAll
}

/** The line that shows all of its group. */
export function SeeAllOption({ id, data, isActive, onOpen, className }: SeeAllOptionProps) {
  const { wordsOf, format } = useScope()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={cx(styles.option, styles.all, className)}
      data-part="option"
      data-kind="all"
      ref={isActive ? scrollTo : undefined}
      onClick={() => onOpen(data, false)}
    >
      {wordsOf(searchTexts)('search.seeAll', { count: format.number(data.count) })}
    </div>
  )
}

/** A line of the panel: mark, title over a note, and what helps to choose at its end. */
export function SearchOption({ id, suggestion, query, isActive, isRecent, onOpen, className }: SearchOptionProps) {
  const { target, title, own, note, flags, repaired, found } = suggestion
  const { wordsOf, format } = useScope()
  const words = wordsOf(searchTexts)
  const { testOnly } = useTonCenter().client
  const address = 'address' in target ? target.address : undefined
  const bounceable = target.kind !== 'account' && target.kind !== 'domain'
  const friendly = address && formatFriendly(parseAddress(address), { bounceable, testOnly })
  const onClick = (event: MouseEvent) => onOpen(suggestion, event.metaKey || event.ctrlKey)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={cx(styles.option, className)}
      data-part="option"
      data-kind={target.kind}
      ref={isActive ? scrollTo : undefined}
      onClick={onClick}
    >
      <Mark suggestion={suggestion} />
      <span className={styles.words}>
        <span className={styles.title}>
          {own && <OwnMark data={own} />}
          {title ? (
            <Underlined text={visibleString(title, 64)} part={query} />
          ) : target.kind === 'block' ? (
            words(target.workchain === MASTERCHAIN.workchain ? 'search.masterBlock' : 'search.shardBlock', {
              seqno: format.number(target.seqno),
            })
          ) : found ? (
            <TransactionTitle data={found} />
          ) : 'hash' in target ? (
            words(`search.${target.kind}`)
          ) : (
            friendly && <Short text={friendly} />
          )}
          {address && target.kind !== 'account' && <TokenVerdict address={address} isFlagged={flags.length > 0} />}
        </span>
        <span className={styles.note}>
          {repaired ? (
            <Repaired repaired={repaired} />
          ) : note ? (
            <ForeignText max={64}>{note}</ForeignText>
          ) : 'hash' in target ? (
            <>
              {found && <>{words(`search.${target.kind}`)} </>}
              <Short text={hexOf(target.hash)} />
            </>
          ) : target.kind === 'block' ? (
            <span className={mono}>{shardName(target.workchain, target.shard)}</span>
          ) : target.kind === 'domain' && !address ? (
            words('search.noWallet')
          ) : title && friendly ? (
            <Short text={friendly} />
          ) : (
            words(`search.kind.${target.kind}`)
          )}
        </span>
      </span>
      <span className={styles.end}>
        <End suggestion={suggestion} isRecent={isRecent} />
      </span>
      <span className={cx(styles.key, styles.enter)} aria-hidden="true">
        ↵
      </span>
    </div>
  )
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })

const Short = ({ text }: { text: string }) => (
  <span className={mono}>
    <Ends>{shorten(text, 6)}</Ends>
  </span>
)

const ICONS: Readonly<Record<SearchTarget['kind'], string>> = {
  account: icons.wallet,
  domain: icons.tag,
  jetton: icons.tag,
  nft: icons.nft,
  collection: icons.nft,
  transaction: icons.call,
  trace: icons.trace,
  block: icons.stack,
}

function Mark({ suggestion: { target, token, title, flags } }: { suggestion: Suggestion }) {
  const address = 'address' in target ? target.address : undefined
  if (address && (target.kind === 'account' || target.kind === 'domain')) return <Seal address={address} size={28} />
  if (address) return <TokenImage token={token ?? { name: title }} address={address} flags={flags} />
  return (
    <span className={styles.tile}>
      <Icon path={ICONS[target.kind]} />
    </span>
  )
}

function End({ suggestion, isRecent }: { suggestion: Suggestion; isRecent: boolean }) {
  const words = useScope().wordsOf(searchTexts)
  const { target, flags, balance, time } = suggestion
  if (flags.length) return <FlagBadge flags={flags} />
  if (balance !== undefined && !isRecent) return <Amount data={balance} />
  if (time !== undefined) return <TimeAgo data={time} format="age" />
  return words(`search.kind.${target.kind}`)
}

/** A name with what was entered underlined. */
function Underlined({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (at < 0) return <bdi className={tokens.long}>{text}</bdi>
  return (
    <bdi className={tokens.long}>
      {text.slice(0, at)}
      <span className={styles.typed}>{text.slice(at, at + part.length)}</span>
      {text.slice(at + part.length)}
    </bdi>
  )
}
