'use client'
import type { AccountName } from '../../../core/accountNames.ts'
import { toFriendlyAddress } from '../../../core/values/address.ts'
import type { AccountData } from '../../../fromV2/shown.ts'
import { useTonCenter } from '../../../react/context.ts'
import { useOwnName } from '../../../react/useAccountNames.ts'
import { isContract, kindOfContract, walletOf } from '../../../reading/wallets.ts'
import { domainOf } from '../../../trust/domains.ts'
import card from '../../card/Card.module.css'
import { cardFace, type FaceValues } from '../../card/cardFace.tsx'
import { defineCard } from '../../card/defineCard.tsx'
import { FullAddress, FullAddressSkeleton } from '../../card/FullAddress.tsx'
import type { FactRow } from '../../facts/FactRows.tsx'
import * as icons from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { OwnMark } from '../../parts/OwnMark.tsx'
import { Seal } from '../../parts/Seal.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Price } from '../../prices/Price.tsx'
import type { PriceSource } from '../../prices/priceSource.ts'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { late } from '../../root/late.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { Short, shorten } from '../../text/Short.tsx'
import { sayByKey } from '../../text/sayByKey.ts'
import figure from '../../tokens/figure.module.css'
import { accountTexts } from '../../words/en/accounts.ts'
import styles from './AccountCard.module.css'
import { Spelling } from './Spelling.tsx'
import { type AccountCardOptions, type AccountModel, useAccountCard } from './useAccountCard.ts'

export interface AccountCardProps
  extends Omit<ComponentProps<'root' | 'address' | 'balance' | 'facts', AccountData, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<AccountCardOptions, 'address' | 'addressRow'> {
  /** A name that the app knows. Wins over the domain; one that the reader gave (`accountNames`) wins over both, and is marked. */
  name?: string | undefined
  /** What a coin is worth, from the app: without it no price is shown. */
  priceSource?: PriceSource | undefined
  /** Dots in place of the balance's digits. */
  masked?: boolean | undefined
}

/** What the card renders beside the model. */
interface ShownAccount extends AccountModel, Pick<AccountCardProps, 'priceSource' | 'masked'> {
  readonly title: string | undefined
  /** What the reader keeps of it; where it has a name, that is the title. */
  readonly own: AccountName | undefined
  /** Its domain, where the title is another name. */
  readonly domain: string | undefined
  readonly interfaces: readonly string[]
  /** It is a contract: its address is written in the form that bounces. */
  readonly isBouncing: boolean
  /** Of its address, as the card writes it and in the other form. */
  readonly forms: readonly [shown: string, other: string]
}

function useShownAccount(props: AccountCardProps): ShownAccount {
  const { name, priceSource, masked } = props
  const model = useAccountCard(props)
  const { testOnly } = useTonCenter().client
  const { data, known, address } = model
  const own = useOwnName(address)
  const interfaces = data?.interfaces ?? known?.interfaces ?? []
  const isBouncing = isContract(interfaces)
  const form = (bounceable: boolean) => (address ? toFriendlyAddress(address, { bounceable, testOnly }) : '')
  const forms = [form(isBouncing), form(!isBouncing)] as const
  const domain = domainOf(known)
  const title = own?.name ?? name ?? domain
  const others = { title, own, domain: own?.name ? domain : undefined }
  return { ...model, ...others, interfaces, isBouncing, forms, priceSource, masked }
}

/** Its address in the form that the card does not write: contracts are `isBouncing`, wallets are not. */
const otherForm = (
  label: 'account.bounceable' | 'account.nonBounceable',
  isBouncing: boolean,
): FactRow<keyof typeof accountTexts, FaceValues<ShownAccount, typeof accountTexts>> => ({
  id: 'form',
  label,
  isRare: isBouncing,
  draw: ({ model, words }) =>
    model.isBouncing === isBouncing && <Spelling data={model.forms[1]} ends={4} name={words(label)} />,
})

/** What its badge names it by. */
const typeOf = ({ wallet_type: wallet }: AccountData, interfaces: readonly string[]) =>
  walletOf(interfaces) ?? wallet ?? kindOfContract(interfaces)

/** As wide as its two buttons: as their icons where the card is narrow. */
const NameEditor = late(
  () => import('./NameEditor.tsx'),
  () => <Skeleton width="var(--_tc-editor)" height={20} />,
)

/** Of a badge, which is as wide as its letters. */
const SEQNO = 'calc(12px + 6.3ch)'

const FACE = /* @__PURE__ */ cardFace<ShownAccount, typeof accountTexts>({
  texts: accountTexts,
  className: styles.top,
  picture: {
    draw: ({ model: { address } }) => address && <Seal address={address} size={56} />,
    skeleton: <Skeleton width="56px" height={56} round={14} />,
  },
  text: [
    {
      draw: ({ model: { title, own, forms } }) => (
        <Heading className={cx(card.title, styles.name)}>
          {own && <OwnMark data={own} />}
          {own && ' '}
          {title ? <ForeignText max={64}>{title}</ForeignText> : <Short ends={6}>{forms[0]}</Short>}
        </Heading>
      ),
      skeleton: <Skeleton width="150px" height={18} line={28} />,
    },
    {
      draw: ({ data, model }) => <Badges data={data} model={model} />,
      skeleton: (
        <span className={card.badges}>
          <Skeleton width="calc(28px + 4.1ch)" height={20} />
          <Skeleton width="calc(28px + 8.1ch)" height={20} />
          <Skeleton width={SEQNO} height={20} />
        </span>
      ),
    },
  ],
  under: {
    draw: ({ data, model: { forms, priceSource, masked }, words, classNames }) => (
      <>
        <FullAddress data={forms[0]} className={cx(styles.address, classNames.address)} />
        {(data.status === 'nonexist' || data.status === 'uninit') && (
          <p className={card.description}>{words('account.notDeployed')}</p>
        )}
        <div className={cx(styles.balance, classNames.balance)} data-part="balance">
          <span className={styles.label}>{words('account.balance')}</span>
          <Amount data={data.balance ?? '0'} precision="full" masked={masked} className={figure.root} />
          {priceSource && !masked && data.balance && data.balance !== '0' && (
            <Price source={priceSource} asset="native" amount={data.balance ?? '0'} decimals={undefined} withUnit />
          )}
        </div>
      </>
    ),
    skeleton: ({ forms, priceSource, masked }) => (
      <>
        <FullAddressSkeleton data={forms[0]} className={styles.address} />
        <div className={styles.balance}>
          <Skeleton width="56px" height={10} line={18} />
          <span className={cx(figure.root, styles.waiting)}>
            <Skeleton width="12em" height={20} />
          </span>
          {priceSource?.priceOf('native') !== undefined && !masked && <Skeleton width="128px" line={20} />}
        </div>
      </>
    ),
  },
  look: 'pairs',
  facts: [
    otherForm('account.bounceable', false),
    otherForm('account.nonBounceable', true),
    {
      id: 'raw',
      label: 'account.raw',
      draw: ({ model: { address = '' }, words }) => <Spelling data={address} ends={6} name={words('account.raw')} />,
    },
    {
      id: 'last',
      label: 'account.lastTransaction',
      draw: ({ data: { last_transaction_hash: hash } }) =>
        hash ? <HashLabel data={hash} kind="transaction" copy={false} /> : <None />,
    },
    {
      id: 'code',
      label: 'account.code',
      draw({ data, model: { interfaces } }) {
        const { code_hash: hash, status } = data
        // Active accounts have code: without its hash there is nothing to show of it.
        if (!hash) return status !== 'active' && <None />
        const shown = typeOf(data, interfaces)
        const others = interfaces.slice(0, 3).filter((name) => name !== shown)
        return (
          <>
            <HashLabel data={hash} copy={false} />
            {others.length > 0 && (
              <span className={styles.quiet}>
                <Interfaces names={others} />
              </span>
            )}
          </>
        )
      },
    },
    {
      id: 'frozen',
      label: 'account.frozenState',
      isRare: true,
      draw: ({ data: { frozen_hash: hash } }) => hash && <HashLabel data={hash} copy={false} />,
    },
    {
      id: 'extra',
      label: 'account.extra',
      isRare: true,
      draw({ data, model: { masked }, words }) {
        const extras = Object.entries(data.extra_currencies ?? {})
        return (
          extras.length > 0 &&
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
          ))
        )
      },
    },
  ],
})

/**
 * An account at the top of its page: name or address, status, wallet type, balance, spellings, last transaction and code. Where
 * there are any, also extra currencies and the hash of a frozen state. Where the provider's `accountNames` can be set, buttons star the
 * account and name it. Many on a page share their requests.
 * Renders a `<div role="group">`.
 */
export const AccountCard = /* @__PURE__ */ defineCard({
  name: 'AccountCard',
  texts: accountTexts,
  stem: 'account',
  own: { address: true, addressRow: true, masked: true, name: true, priceSource: true },
  useModel: useShownAccount,
  nameOf: ({ title, forms }) => title ?? shorten(forms[0], 6),
  face: FACE,
})

/** What the service takes a contract for, in words. */
function Interfaces({ names }: { names: readonly string[] }) {
  const { wordsOf } = useScope()
  return <ForeignText max={64}>{names.map((name) => sayByKey('contract', name, wordsOf)).join(', ')}</ForeignText>
}

function Badges({ data: account, model }: { data: AccountData; model: ShownAccount }) {
  const words = useScope().wordsOf(accountTexts)
  const { interfaces, isBouncing, isSeqnoPending, address, domain } = model
  const { accountNames } = useTonCenter().settings
  const type = typeOf(account, interfaces)
  return (
    <span className={card.badges}>
      {domain !== undefined && (
        <Badge icon={icons.tag}>
          <ForeignText max={64}>{domain}</ForeignText>
        </Badge>
      )}
      <StatusBadge data={account.status === null ? 'unknown' : (account.status ?? 'nonexist')} />
      {type && (
        <Badge icon={isBouncing ? icons.call : icons.wallet}>
          <Interfaces names={[type]} />
        </Badge>
      )}
      {account.seqno !== undefined ? (
        <Badge tone="outline">{words('account.seqno', { seqno: account.seqno })}</Badge>
      ) : (
        isSeqnoPending && <Skeleton width={SEQNO} height={20} />
      )}
      {accountNames?.set && address && <NameEditor address={address} />}
    </span>
  )
}
