'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, type ReactNode } from 'react'
import { toFriendlyAddress, toRawAddress, tryParseAddress } from '../../core/address.ts'
import { useTonCenter } from '../../react/context.ts'
import { useAccountStates } from '../../react/v3/accounts.ts'
import type { AccountStateFull } from '../../schemas/account.ts'
import type { AddressBookRow } from '../../schemas/addressBook.ts'
import { DrawnAmount } from '../Amount/DrawnAmount.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { HashLabel } from '../HashLabel/HashLabel.tsx'
import * as icons from '../icons/paths.ts'
import { type ComponentProps, cx } from '../props.ts'
import { RateLimitNotice } from '../RateLimitNotice/RateLimitNotice.tsx'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { Seal } from '../Seal/Seal.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Badge } from '../StatusBadge/Badge.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { Short } from '../text/Short.tsx'
import { visibleString } from '../text/visibleText.ts'
import styles from './AccountCard.module.css'
import { accountTexts } from './texts.ts'

/** What the card draws of a state; more is fine. */
type Drawn = Pick<AccountStateFull, 'balance' | 'status'> &
  Partial<Pick<AccountStateFull, 'extra_currencies' | 'last_transaction_hash' | 'code_hash' | 'interfaces'>>

export interface AccountCardProps extends Omit<ComponentProps<'root' | 'balance', Drawn, HTMLDivElement>, 'slots'> {
  /** In any form. */
  address: string
  /** Its row of an address book, when `data` is given. */
  addressRow?: AddressBookRow | undefined
  /** A name that the app knows. Wins over the domain. */
  name?: string | undefined
}

const NEVER_SEEN: Drawn = { balance: '0', status: 'nonexist' }

/**
 * An account: its seal, name, kind and state, balance, and every form of its address. One request, or none with `data`.
 * Renders a `<div>`.
 */
export const AccountCard = forwardRef<HTMLDivElement, AccountCardProps>(function AccountCard(props, ref) {
  const { address, data, addressRow, name, queryOptions, ...rest } = props
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(accountTexts)
  const { client } = useTonCenter()
  const isAddress = tryParseAddress(address) !== undefined
  const asks = data === undefined && isAddress
  const query = useAccountStates(asks ? { address: [address], include_boc: false } : skipToken, queryOptions)

  const raw = isAddress ? toRawAddress(address) : address
  const account: Drawn | undefined = data ?? (query.data && (query.data.accounts[0] ?? NEVER_SEEN))
  const row = addressRow ?? query.data?.address_book[raw]
  const interfaces = account?.interfaces ?? row?.interfaces ?? []
  const isWallet = interfaces.length === 0 || interfaces.some((one) => one.startsWith('wallet'))
  const form = (bounceable: boolean) =>
    isAddress ? toFriendlyAddress(raw, { bounceable, testOnly: client.testOnly }) : address
  const title = name ?? row?.domain
  const state = account ? (query.error && asks ? 'stale' : 'ready') : query.error ? 'error' : 'pending'
  const retry = () => void query.refetch()
  const copy = (text: string) => (
    <CopyButton data={text} label={`${words('account.label')}: ${text.slice(0, 6)}…${text.slice(-4)}`} />
  )
  const long = form(!isWallet)

  return (
    <Root
      scope={scope}
      ref={ref}
      data-part="root"
      data-state={state}
      aria-busy={state === 'pending' || undefined}
      className={cx(styles.root, className, classNames?.root)}
      {...attributes}
    >
      {query.error && asks && <RateLimitNotice error={query.error} onRetry={retry} />}
      <div className={styles.head}>
        <Seal address={raw} size={56} />
        <div className={styles.who}>
          {/* biome-ignore lint/a11y/useSemanticElements: a host's styles of headings are not ours to fight */}
          <span className={styles.title} role="heading" aria-level={2}>
            {title ? <ForeignText max={64}>{title}</ForeignText> : <Short ends={6}>{visibleString(long, 128)}</Short>}
          </span>
          <span className={styles.badges}>
            {account ? account.status && <StatusBadge data={account.status} /> : <Skeleton width="72px" height={20} />}
            {interfaces.slice(0, 3).map((one) => (
              <Badge key={one} icon={icons.call}>
                <ForeignText max={32}>{one.replaceAll('_', ' ')}</ForeignText>
              </Badge>
            ))}
          </span>
          <span className={styles.address}>
            <span className={styles.long}>{visibleString(long, 128)}</span>
            {isAddress && copy(long)}
          </span>
        </div>
        <div className={cx(styles.balance, classNames?.balance)} data-part="balance">
          <span className={styles.label}>{words('account.balance')}</span>
          {account ? (
            <DrawnAmount data={account.balance ?? '0'} precision="full" className={styles.amount} />
          ) : state === 'pending' ? (
            <>
              <Skeleton width="200px" height={28} line={40} />
              <Spoken>{words('account.loading')}</Spoken>
            </>
          ) : null}
        </div>
      </div>
      {state === 'error' && <ErrorState error={query.error} onRetry={retry} />}
      {isAddress && (
        <dl className={styles.facts}>
          <Fact label={words(isWallet ? 'account.bounceable' : 'account.nonBounceable')}>
            <Short ends={4}>{form(isWallet)}</Short>
            {copy(form(isWallet))}
          </Fact>
          <Fact label={words('account.raw')}>
            <Short ends={6}>{raw}</Short>
            {copy(raw)}
          </Fact>
          {account?.last_transaction_hash && (
            <Fact label={words('account.lastTransaction')}>
              <HashLabel data={account.last_transaction_hash} kind="transaction" />
            </Fact>
          )}
          {account?.code_hash && (
            <Fact label={words('account.code')}>
              <HashLabel data={account.code_hash} />
            </Fact>
          )}
          {Object.keys(account?.extra_currencies ?? {}).length > 0 && (
            <Fact label={words('account.currencies')}>
              {Object.entries(account?.extra_currencies ?? {})
                .map(([id, amount]) => `${visibleString(id, 16)}: ${visibleString(amount, 64)}`)
                .join(', ')}
            </Fact>
          )}
        </dl>
      )}
    </Root>
  )
})

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
