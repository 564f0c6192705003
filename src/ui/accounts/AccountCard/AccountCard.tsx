'use client'
import { forwardRef } from 'react'
import { toFriendlyAddress } from '../../../core/values/address.ts'
import type { AccountData } from '../../../fromV2/shown.ts'
import { useTonCenter } from '../../../react/context.ts'
import { Card, type Fact, Facts, FactsSkeleton } from '../../card/Card.tsx'
import * as icons from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { Seal } from '../../parts/Seal.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Price } from '../../prices/Price.tsx'
import type { PriceSource } from '../../prices/priceSource.ts'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { humanName } from '../../text/humanName.ts'
import { Ends, mono, Short, shorten } from '../../text/Short.tsx'
import { visibleString } from '../../text/visibleText.ts'
import { domainOf } from '../../trust/domains.ts'
import { accountTexts } from '../../words/en/accounts.ts'
import styles from './AccountCard.module.css'
import { type AccountCardOptions, type AccountModel, useAccountCard } from './useAccountCard.ts'

export interface AccountCardProps
  extends Omit<ComponentProps<'root' | 'address' | 'balance' | 'facts', AccountData, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<AccountCardOptions, 'address' | 'addressRow'> {
  /** A name that the app knows. Wins over the domain. */
  name?: string | undefined
  /** What a coin is worth, from the app: without it no price is shown. */
  priceSource?: PriceSource | undefined
  /** Dots in place of the balance's digits. */
  masked?: boolean | undefined
}

/**
 * An account at the top of its page: name or address, status, wallet type, exact balance, all spellings, last transaction,
 * code. Extra currencies and what a frozen account can be thawed with are said where there are any. Many on a page share their
 * requests. Renders a `<div role="group">`.
 */
export const AccountCard = forwardRef<HTMLDivElement, AccountCardProps>(function AccountCard(props, ref) {
  const { address, data, addressRow, name, priceSource, masked, queryOptions, ...rest } = props
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(accountTexts)
  const model = useAccountCard({ address, data, addressRow, queryOptions })
  const { testOnly } = useTonCenter().client
  const friendly = model.address && toFriendlyAddress(model.address, { bounceable: isContract(model), testOnly })
  return (
    <Card
      scope={scope}
      ref={ref}
      label={words('account.label', {
        label: visibleString(name ?? domainOf(model.known) ?? shorten(friendly ?? '', 6), 64),
      })}
      query={model.query}
      isThere={model.isThere}
      empty={{ title: words('account.empty'), text: words('account.emptyText') }}
      skeleton={<Waiting />}
      className={cx(className, classNames?.root)}
      {...attributes}
    >
      {() => <Content model={model} name={name} priceSource={priceSource} masked={masked} classNames={classNames} />}
    </Card>
  )
})
AccountCard.displayName = 'AccountCard'

const interfacesOf = ({ data, known }: AccountModel) => data?.interfaces ?? known?.interfaces ?? []

/** Whose address is written so that coins come back. */
function isContract(model: AccountModel): boolean {
  const interfaces = interfacesOf(model)
  return interfaces.length > 0 && !interfaces.some((name) => name.startsWith('wallet'))
}

interface ContentProps extends Pick<AccountCardProps, 'name' | 'priceSource' | 'masked' | 'classNames'> {
  model: AccountModel
}

function Content({ model, name, priceSource, masked, classNames }: ContentProps) {
  const { data: account, known, address: raw } = model
  const { wordsOf } = useScope()
  const { client } = useTonCenter()
  const words = wordsOf(accountTexts)
  if (!account || raw === undefined) return null
  const interfaces = interfacesOf(model)
  const bouncing = isContract(model)
  const { testOnly } = client
  const form = (bounceable: boolean) => toFriendlyAddress(raw, { bounceable, testOnly })
  const friendly = form(bouncing)
  const other = bouncing ? 'account.nonBounceable' : 'account.bounceable'
  const balance = account.balance ?? '0'
  const type = account.wallet_type ?? interfaces.find((name) => name.startsWith('wallet')) ?? interfaces[0]
  const title = name ?? domainOf(known)
  const extras = Object.entries(account.extra_currencies ?? {})

  const spelled = (text: string, ends: number, label: string) => (
    <>
      <span className={mono} data-tip={text}>
        <Ends>{shorten(text, ends)}</Ends>
      </span>
      <CopyButton data={text} label={words('account.copyForm', { form: label })} />
    </>
  )
  const facts: Fact[] = [
    { id: 'form', label: words(other), content: spelled(form(!bouncing), 4, words(other)) },
    { id: 'raw', label: words('account.raw'), content: spelled(raw, 8, words('account.raw')) },
    {
      id: 'last',
      label: words('account.lastTransaction'),
      content: account.last_transaction_hash ? (
        <HashLabel data={account.last_transaction_hash} kind="transaction" copy={false} />
      ) : (
        <None />
      ),
    },
    // Who is active has code: without its hash there is nothing to show of it.
    ...(account.code_hash || account.status !== 'active'
      ? [
          {
            id: 'code',
            label: words('account.code'),
            content: account.code_hash ? (
              <>
                <HashLabel data={account.code_hash} ends={4} copy={false} />
                {interfaces[0] && (
                  <ForeignText max={64} className={styles.quiet}>
                    {interfaces.slice(0, 3).map(humanName).join(', ')}
                  </ForeignText>
                )}
              </>
            ) : (
              <None />
            ),
          },
        ]
      : []),
    ...(account.frozen_hash
      ? [
          {
            id: 'frozen',
            label: words('account.frozenState'),
            content: <HashLabel data={account.frozen_hash} ends={4} copy={false} />,
          },
        ]
      : []),
    ...(extras.length
      ? [
          {
            id: 'extra',
            label: words('account.extra'),
            content: extras.map(([id, amount]) => (
              <span key={id} className={styles.extra}>
                <span className={styles.quiet}>{words('account.extraId', { id })}</span>
                <Amount
                  data={amount}
                  token={{ symbol: '' }}
                  withSymbol={false}
                  masked={masked}
                  className={styles.extraAmount}
                />
              </span>
            )),
          },
        ]
      : []),
  ]

  return (
    <>
      <div className={styles.top}>
        <div className={styles.who}>
          <div className={styles.head}>
            <Seal address={raw} size={56} />
            <div className={styles.title}>
              <Heading className={styles.name}>
                {title ? <ForeignText max={64}>{title}</ForeignText> : <Short ends={6}>{friendly}</Short>}
              </Heading>
              <span className={styles.badges}>
                <StatusBadge data={account.status === null ? 'unknown' : (account.status ?? 'nonexist')} />
                {type && (
                  <Badge icon={bouncing ? icons.call : icons.wallet}>
                    <ForeignText max={32}>{humanName(type)}</ForeignText>
                  </Badge>
                )}
                {account.seqno !== undefined && (
                  <Badge tone="outline">{words('account.seqno', { seqno: account.seqno })}</Badge>
                )}
              </span>
            </div>
          </div>
          <div className={cx(styles.address, classNames?.address)} data-part="address">
            <span className={cx(mono, styles.full)}>
              <span className={styles.strong}>{friendly.slice(0, 4)}</span>
              {friendly.slice(4, -4)}
              <span className={styles.strong}>{friendly.slice(-4)}</span>
            </span>
            <CopyButton
              className={styles.copy}
              data={friendly}
              label={words('account.copyForm', { form: shorten(friendly, 4) })}
            />
          </div>
        </div>
        <div className={cx(styles.balance, classNames?.balance)} data-part="balance">
          <span className={styles.label}>{words('account.balance')}</span>
          <Amount data={balance} precision="full" masked={masked} className={styles.amount} />
          {priceSource && !masked && (
            <Price source={priceSource} asset="native" amount={balance} decimals={undefined} withUnit />
          )}
        </div>
      </div>
      <Facts facts={facts} className={classNames?.facts} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <div className={styles.top}>
        <div className={styles.who}>
          <div className={styles.head}>
            <Skeleton width="56px" height={56} round={14} />
            <div className={styles.title}>
              <Skeleton width="150px" height={18} line={28} />
              <Skeleton width="180px" height={20} />
            </div>
          </div>
          <div className={styles.address}>
            <Skeleton width="400px" line={24} />
          </div>
        </div>
        <div className={styles.balance}>
          <Skeleton width="56px" height={10} line={16} />
          <Skeleton width="230px" height={28} line={40} />
        </div>
      </div>
      <FactsSkeleton ids={['form', 'raw', 'last', 'code']} />
    </div>
  )
}
