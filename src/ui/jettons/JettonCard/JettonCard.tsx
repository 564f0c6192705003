'use client'
import { forwardRef } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import card from '../../card/Card.module.css'
import { Card } from '../../card/Card.tsx'
import { CardSkeleton } from '../../card/CardSkeleton.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import * as icons from '../../icons/paths.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount, RawUnits } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None, Unknown } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { visibleString } from '../../text/visibleText.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { TokenVerdict } from '../../trust/TokenVerdict.tsx'
import { jettonCardTexts, tokenTexts } from '../../words/en/jettons.ts'
import styles from './JettonCard.module.css'
import { type JettonCardModel, type JettonCardOptions, useJettonCard } from './useJettonCard.ts'

export interface JettonCardProps
  extends Omit<ComponentProps<'root' | 'description' | 'facts', JettonMaster, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<JettonCardOptions, 'address'> {}

/**
 * A jetton at the top of its page: image, symbol, name, description, total supply, whether more can be issued and by whom.
 * Metadata of the service win over those of the contract. Many on a page cost one request. Renders a
 * `<div role="group">`.
 */
export const JettonCard = forwardRef<HTMLDivElement, JettonCardProps>(function JettonCard(props, ref) {
  const { address, data, metadata, addressBook, queryOptions, ...rest } = props
  const words = useScope().wordsOf(jettonCardTexts)
  const model = useJettonCard(props)
  const name = visibleString(model.token?.symbol || model.token?.name || '', 64)
  return (
    <Card
      rootRef={ref}
      label={words('jetton.label', { name }).trim()}
      model={model}
      empty={{ title: words('jetton.empty'), text: words('jetton.emptyText') }}
      skeleton={
        <CardSkeleton picture={<Skeleton width="56px" height={56} round={16} />} lines={LINES} below={RISK} facts={4} />
      }
      {...rest}
    >
      {(master) => <Content master={master} model={model} classNames={rest.classNames} />}
    </Card>
  )
})
JettonCard.displayName = 'JettonCard'

const LINES = [
  { width: '96px', height: 18, line: 28 },
  { width: '150px', line: 16 },
  { width: '84px', height: 20 },
]

const RISK = (
  <div className={styles.risk}>
    <Skeleton width="60%" line={20} />
    <Skeleton width="100%" height={40} round={6} />
  </div>
)

interface ContentProps extends Pick<JettonCardProps, 'classNames'> {
  master: JettonMaster
  model: JettonCardModel
}

function Content({ master, model: { token, decimals, flags, books }, classNames }: ContentProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(jettonCardTexts)
  const { address, admin_address: admin } = master
  const title = token?.symbol || token?.name
  return (
    <>
      <div className={card.top}>
        <TokenImage token={token} address={address} flags={flags} size={56} />
        <div className={card.text}>
          <Heading className={cx(card.title, styles.symbol)} part="symbol">
            {title ? <ForeignText max={64}>{title}</ForeignText> : wordsOf(tokenTexts)('token.unnamed')}
            <TokenVerdict address={address} isFlagged={flags.length > 0} />
          </Heading>
          {token?.symbol && token.name && (
            <ForeignText max={128} className={styles.name}>
              {token.name}
            </ForeignText>
          )}
          <span className={card.badges}>
            <FlagBadge flags={flags} />
            {decimals === undefined && <RawUnits />}
            {master.mintable ? (
              <Badge icon={icons.mint} tip={words('jetton.mintableWhy')}>
                {words('jetton.mintable')}
              </Badge>
            ) : (
              <Badge icon={icons.lock}>{words('jetton.fixed')}</Badge>
            )}
          </span>
        </div>
        {token?.description && (
          <ForeignText max={600} className={cx(card.description, classNames?.description)} part="description">
            {token.description}
          </ForeignText>
        )}
      </div>
      <div className={styles.risk}>
        <MintRisk
          master={master}
          name={visibleString(title || wordsOf(tokenTexts)('token.unnamed'), 32)}
          addressBook={books.addressBook}
        />
      </div>
      <Facts look="tiles" className={classNames?.facts}>
        <Fact id="supply" name={words('jetton.supply')}>
          <Amount
            data={master.total_supply}
            token={{ symbol: title ?? '', decimals: decimals ?? 0 }}
            precision="full"
            withSymbol={!!title}
            className={styles.supply}
          />
        </Fact>
        <Fact id="decimals" name={words('jetton.decimals')}>
          {decimals === undefined ? <Unknown /> : format.number(decimals)}
        </Fact>
        <Fact id="admin" name={words('jetton.admin')}>
          {admin ? <DrawnLabel address={admin} data={books.addressBook[admin] ?? null} copy /> : <None />}
        </Fact>
        <Fact id="address" name={words('jetton.address')}>
          <DrawnLabel address={address} data={null} kind="jetton" seal={false} copy />
        </Fact>
      </Facts>
    </>
  )
}

interface MintRiskProps {
  master: JettonMaster
  name: string
  addressBook: AddressBook
}

/** Who can make more of it, in a sentence. */
function MintRisk({ master: { mintable, admin_address: admin }, name, addressBook }: MintRiskProps) {
  const words = useScope().wordsOf(jettonCardTexts)
  if (!mintable) return <Notice icon={icons.lock} title={words('jetton.nobodyMints', { name })} />
  if (!admin) return <Notice icon={icons.mint} title={words('jetton.unknownMints', { name })} />
  return (
    <Notice tone="warning" icon={icons.warn} title={words('jetton.oneMints', { name })}>
      <DrawnLabel address={admin} data={addressBook[admin] ?? null} />
    </Notice>
  )
}
