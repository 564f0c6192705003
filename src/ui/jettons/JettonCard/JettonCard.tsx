'use client'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { toFriendlyAddress } from '../../../core/values/address.ts'
import { useTonCenter } from '../../../react/context.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import card from '../../card/Card.module.css'
import { cardFace } from '../../card/cardFace.tsx'
import { defineCard } from '../../card/defineCard.tsx'
import { FullAddress, FullAddressSkeleton } from '../../card/FullAddress.tsx'
import * as icons from '../../icons/paths.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount, RawUnits } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Price } from '../../prices/Price.tsx'
import type { PriceSource } from '../../prices/priceSource.ts'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None, Unknown } from '../../text/Absent.tsx'
import { Filled } from '../../text/Filled.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import figure from '../../tokens/figure.module.css'
import { KeyFigure } from '../../tokens/KeyFigure.tsx'
import { askedAddress } from '../../tokens/tokenCardModel.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { FlagBadge, sayWhy } from '../../trust/FlagBadge.tsx'
import { TokenVerdict } from '../../trust/TokenVerdict.tsx'
import { jettonCardTexts } from '../../words/en/jettons.ts'
import { tokenTexts } from '../../words/en/tokens.ts'
import styles from './JettonCard.module.css'
import { type JettonCardModel, type JettonCardOptions, useJettonCard } from './useJettonCard.ts'

export interface JettonCardProps
  extends Omit<ComponentProps<'root' | 'description' | 'facts', JettonMaster, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<JettonCardOptions, 'address'> {
  /** What tokens are worth, from the app: without it no price is shown, and none of a flagged token ever. */
  priceSource?: PriceSource | undefined
  /** How many accounts hold it, from the app: the service does not count them. Empty while that is not known yet. */
  holders?: string | undefined
}

interface PricedModel extends JettonCardModel {
  readonly priceSource: PriceSource | undefined
  readonly holders: string | undefined
  /** Its address, friendly; empty where the answer has it. */
  readonly form: string
}

function usePriced(props: JettonCardProps): PricedModel {
  const model = useJettonCard(props)
  const { testOnly } = useTonCenter().client
  const address = model.data?.address ?? askedAddress(props)
  return {
    ...model,
    priceSource: props.priceSource,
    holders: props.holders,
    form: address ? toFriendlyAddress(address, { testOnly }) : '',
  }
}

const titleOf = ({ token }: JettonCardModel) => token?.symbol || token?.name

const FACE = /* @__PURE__ */ cardFace<PricedModel, typeof jettonCardTexts>({
  texts: jettonCardTexts,
  picture: {
    draw: ({ data, model: { token, flags } }) => (
      <TokenImage token={token} address={data.address} flags={flags} size={56} />
    ),
    skeleton: <Skeleton width="56px" height={56} round={16} />,
  },
  text: [
    {
      draw: ({ data, model }) => (
        <span className={styles.names}>
          <Title address={data.address} model={model} />
          {model.token?.symbol && model.token.name && (
            <ForeignText max={128} className={styles.name}>
              {model.token.name}
            </ForeignText>
          )}
        </span>
      ),
      skeleton: <Skeleton width="150px" height={18} line={28} />,
    },
    {
      draw: ({ data: { mintable }, model: { flags, decimals }, words }) => (
        <span className={card.badges}>
          <FlagBadge flags={flags} />
          <Badge icon={icons.tag}>{words('jetton.kind')}</Badge>
          {mintable && (
            <Badge tone="warning" icon={icons.mint}>
              {words('jetton.mintable')}
            </Badge>
          )}
          {decimals === undefined && <RawUnits />}
        </span>
      ),
      skeleton: (
        <span className={card.badges}>
          <Skeleton width="calc(28px + 4.1ch)" height={20} />
          <Skeleton width="calc(28px + 10ch)" height={20} />
        </span>
      ),
    },
    {
      draw: ({ model: { form } }) => <FullAddress data={form} />,
      skeleton: ({ form }) => <FullAddressSkeleton data={form} />,
    },
  ],
  under: {
    draw: ({ data, model, classNames }) => (
      <>
        {model.flags.length > 0 ? (
          <span className={styles.hatch} />
        ) : (
          <UnitPrice address={data.address} source={model.priceSource} />
        )}
        {model.token?.description && (
          <ForeignText max={600} className={cx(card.description, classNames.description)} part="description">
            {model.token.description}
          </ForeignText>
        )}
      </>
    ),
  },
  below: {
    draw: ({ data, model }) => (
      <div className={styles.risk}>
        <Warning flags={model.flags} />
        <MintRisk master={data} model={model} />
      </div>
    ),
    skeleton: (
      <div className={styles.risk}>
        <Skeleton width="60%" line={20} />
        <Skeleton width="100%" height={40} round={6} />
      </div>
    ),
  },
  look: 'pairs',
  facts: ({ priceSource, holders }) => [
    {
      id: 'supply',
      label: 'jetton.supply',
      draw: ({ data, model }) => (
        <Amount
          data={data.total_supply}
          token={{ symbol: titleOf(model) ?? '', decimals: model.decimals ?? 0 }}
          precision="full"
          withSymbol={!!titleOf(model)}
        />
      ),
    },
    {
      id: 'worth',
      label: 'jetton.worth',
      isRare: !priceSource,
      draw: ({ data, model: { decimals, flags } }) =>
        priceSource?.priceOf(data.address) &&
        decimals !== undefined &&
        flags.length === 0 && (
          <Price source={priceSource} asset={data.address} amount={data.total_supply} decimals={decimals} />
        ),
    },
    {
      id: 'holders',
      label: 'jetton.holders',
      isRare: holders === undefined,
      draw: () => holders !== undefined && (holders || <Skeleton width="32px" line={20} />),
    },
    {
      id: 'decimals',
      label: 'jetton.decimals',
      draw: ({ model: { decimals }, format }) => (decimals === undefined ? <Unknown /> : format.number(decimals)),
    },
    {
      id: 'admin',
      label: 'jetton.admin',
      // Above, it is who can mint.
      isRare: true,
      draw: ({ data: { mintable, admin_address: admin }, model: { books } }) =>
        mintable && admin ? undefined : admin ? (
          <DrawnLabel address={admin} data={books.addressBook[admin] ?? null} copy />
        ) : (
          <None />
        ),
    },
  ],
})

/**
 * A jetton at the top of its page: image, symbol, name, description, price, total supply, who can issue more. The title of one that
 * imitates another denies it. Metadata of the service win over those of the contract. Many on a page cost one request. Renders a
 * `<div role="group">`.
 */
export const JettonCard = /* @__PURE__ */ defineCard({
  name: 'JettonCard',
  texts: jettonCardTexts,
  stem: 'jetton',
  own: { address: true, addressBook: true, holders: true, metadata: true, priceSource: true },
  useModel: usePriced,
  nameOf: titleOf,
  face: FACE,
})

function Title({ address, model }: { address: string; model: JettonCardModel }) {
  const { wordsOf } = useScope()
  const title = titleOf(model)
  const of = model.flags.find((flag) => flag.of !== undefined && DENIED.has(flag.kind))?.of
  return (
    <Heading className={cx(card.title, styles.symbol)} part="symbol">
      {title && of ? (
        <bdi>{wordsOf(jettonCardTexts)('jetton.isNot', { name: visibleString(title, 32), of })}</bdi>
      ) : title ? (
        <ForeignText max={64}>{title}</ForeignText>
      ) : (
        wordsOf(tokenTexts)('token.unnamed')
      )}
      <TokenVerdict address={address} isFlagged={model.flags.length > 0} />
    </Heading>
  )
}

/** Flags of a name that imitates another: the title denies it. */
const DENIED: ReadonlySet<string> = new Set(['lookalike', 'native', 'reserved'])

/** What one of it is worth, as the key figure. */
function UnitPrice({ address, source }: { address: string; source: PriceSource | undefined }) {
  const words = useScope().wordsOf(jettonCardTexts)
  const price = source?.priceOf(address)
  if (!source || !price) return null
  return (
    <KeyFigure label={words('jetton.price')} part="price">
      <span className={figure.root}>
        <source.Price currency={source.currency} price={price} value={source.worthOf(price.price, '1', 0)} />
      </span>
    </KeyFigure>
  )
}

/** Why it is not to be trusted, in sentences. */
function Warning({ flags }: Pick<JettonCardModel, 'flags'>) {
  const { wordsOf } = useScope()
  if (!flags.length) return null
  return <Notice tone="scam" icon={icons.flag} title={sayWhy(flags, wordsOf)} />
}

interface MintRiskProps {
  master: JettonMaster
  model: JettonCardModel
}

/** Who can make more of it, in a sentence. */
function MintRisk({ master: { mintable, admin_address: admin }, model }: MintRiskProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(jettonCardTexts)
  const name = visibleString(titleOf(model) || wordsOf(tokenTexts)('token.unnamed'), 32)
  if (!mintable) return <Notice icon={icons.lock} title={words('jetton.nobodyMints', { name })} />
  if (!admin) return <Notice icon={icons.mint} title={words('jetton.unknownMints', { name })} />
  return (
    <Notice
      tone="warning"
      icon={icons.warn}
      title={
        <Filled
          text={words('jetton.oneMints')}
          parts={{ name, account: <DrawnLabel address={admin} data={model.books.addressBook[admin] ?? null} /> }}
        />
      }
    />
  )
}
