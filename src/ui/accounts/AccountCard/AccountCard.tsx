'use client'
import { forwardRef } from 'react'
import { toFriendlyAddress } from '../../../core/values/address.ts'
import type { AccountData } from '../../../fromV2/shown.ts'
import { useTonCenter } from '../../../react/context.ts'
import card from '../../card/Card.module.css'
import { Card } from '../../card/Card.tsx'
import { Fact, Facts, FactsSkeleton } from '../../facts/Facts.tsx'
import * as icons from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { Seal } from '../../parts/Seal.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Price } from '../../prices/Price.tsx'
import type { PriceSource } from '../../prices/priceSource.ts'
import { isContract, walletOf } from '../../reading/wallets.ts'
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
import figure from '../figure.module.css'
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
  const words = useScope().wordsOf(accountTexts)
  const model = useAccountCard({ address, data, addressRow, queryOptions })
  const { testOnly } = useTonCenter().client
  const friendly =
    model.address && toFriendlyAddress(model.address, { bounceable: isContract(interfacesOf(model)), testOnly })
  return (
    <Card
      rootRef={ref}
      label={words('account.label', {
        label: visibleString(name ?? domainOf(model.known) ?? shorten(friendly ?? '', 6), 64),
      })}
      model={model}
      empty={{ title: words('account.empty'), text: words('account.emptyText') }}
      skeleton={<Waiting />}
      {...rest}
    >
      {() => (
        <Content model={model} name={name} priceSource={priceSource} masked={masked} classNames={rest.classNames} />
      )}
    </Card>
  )
})
AccountCard.displayName = 'AccountCard'

const interfacesOf = ({ data, known }: AccountModel) => data?.interfaces ?? known?.interfaces ?? []

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
  const bouncing = isContract(interfacesOf(model))
  const { testOnly } = client
  const form = (bounceable: boolean) => toFriendlyAddress(raw, { bounceable, testOnly })
  const friendly = form(bouncing)
  const other = bouncing ? 'account.nonBounceable' : 'account.bounceable'
  const balance = account.balance ?? '0'
  const type = account.wallet_type ?? walletOf(interfaces) ?? interfaces[0]
  const title = name ?? domainOf(known)
  const extras = Object.entries(account.extra_currencies ?? {})

  return (
    <>
      <div className={cx(card.top, styles.top)}>
        <div className={styles.who}>
          <div className={styles.head}>
            <Seal address={raw} size={56} />
            <div className={card.text}>
              <Heading className={cx(card.title, styles.name)}>
                {title ? <ForeignText max={64}>{title}</ForeignText> : <Short ends={6}>{friendly}</Short>}
              </Heading>
              <span className={card.badges}>
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
          <Amount data={balance} precision="full" masked={masked} className={figure.root} />
          {priceSource && !masked && (
            <Price source={priceSource} asset="native" amount={balance} decimals={undefined} withUnit />
          )}
        </div>
      </div>
      <Facts look="tiles" className={classNames?.facts}>
        <Fact id="form" name={words(other)}>
          <Spelling data={form(!bouncing)} ends={4} name={words(other)} />
        </Fact>
        <Fact id="raw" name={words('account.raw')}>
          <Spelling data={raw} ends={8} name={words('account.raw')} />
        </Fact>
        <Fact id="last" name={words('account.lastTransaction')}>
          {account.last_transaction_hash ? (
            <HashLabel data={account.last_transaction_hash} kind="transaction" copy={false} />
          ) : (
            <None />
          )}
        </Fact>
        <Fact id="code" name={words('account.code')}>
          {account.code_hash ? (
            <>
              <HashLabel data={account.code_hash} ends={4} copy={false} />
              {interfaces[0] && (
                <ForeignText max={64} className={styles.quiet}>
                  {interfaces.slice(0, 3).map(humanName).join(', ')}
                </ForeignText>
              )}
            </>
          ) : (
            // Active accounts have code: without its hash there is nothing to show of it.
            account.status !== 'active' && <None />
          )}
        </Fact>
        <Fact id="frozen" name={words('account.frozenState')}>
          {account.frozen_hash && <HashLabel data={account.frozen_hash} ends={4} copy={false} />}
        </Fact>
        <Fact id="extra" name={words('account.extra')}>
          {extras.length > 0 &&
            extras.map(([id, amount]) => (
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
            ))}
        </Fact>
      </Facts>
    </>
  )
}

interface SpellingProps {
  data: string
  /** Characters that stay at either end. */
  ends: number
  /** Of the form in which the address is written. */
  name: string
}

/** The address in another form, shortened, with a button that copies it. */
const Spelling = ({ data, ends, name }: SpellingProps) => (
  <>
    <span className={mono} data-tip={data}>
      <Ends>{shorten(data, ends)}</Ends>
    </span>
    <CopyButton data={data} label={useScope().wordsOf(accountTexts)('account.copyForm', { form: name })} />
  </>
)

function Waiting() {
  return (
    <div aria-hidden="true">
      <div className={cx(card.top, styles.top)}>
        <div className={styles.who}>
          <div className={styles.head}>
            <Skeleton width="56px" height={56} round={14} />
            <div className={card.text}>
              <Skeleton width="150px" height={18} line={28} />
              <span className={card.badges}>
                <Skeleton width="64px" height={20} />
                <Skeleton width="104px" height={20} />
                <Skeleton width="68px" height={20} />
              </span>
            </div>
          </div>
          <div className={styles.address}>
            <span className={cx(mono, styles.full)}>
              <span className={styles.ghost}>{'0'.repeat(48)}</span>
            </span>
            <Skeleton width="24px" height={20} line={24} />
          </div>
        </div>
        <div className={styles.balance}>
          <Skeleton width="56px" height={10} line={18} />
          <span className={cx(figure.root, styles.waiting)}>
            <Skeleton width="12em" height={20} />
          </span>
        </div>
      </div>
      <FactsSkeleton look="tiles" count={4} />
    </div>
  )
}
