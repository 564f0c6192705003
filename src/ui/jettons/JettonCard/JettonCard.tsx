'use client'
import { forwardRef } from 'react'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { Card, type Fact, Facts, FactsSkeleton } from '../../card/Card.tsx'
import * as icons from '../../icons/paths.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount, RawUnits } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
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
 * A jetton at the top of its page: image, symbol, name, what it says of itself, total supply, whether more can be issued and by whom.
 * What the service knows comes first, then what the contract itself says. Many on a page cost one request. Renders a
 * `<div role="group">`.
 */
export const JettonCard = forwardRef<HTMLDivElement, JettonCardProps>(function JettonCard(props, ref) {
  const { address, data, metadata, addressBook, queryOptions, ...rest } = props
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(jettonCardTexts)
  const model = useJettonCard(props)
  const { token, isThere, query } = model
  const name = visibleString(token?.symbol || token?.name || '', 64)
  return (
    <Card
      scope={scope}
      ref={ref}
      label={words('jetton.label', { name }).trim()}
      query={query}
      isThere={isThere}
      empty={{ title: words('jetton.empty'), text: words('jetton.emptyText') }}
      skeleton={<Waiting />}
      className={cx(className, classNames?.root)}
      {...attributes}
    >
      {() => model.data && <Content master={model.data} model={model} classNames={classNames} />}
    </Card>
  )
})
JettonCard.displayName = 'JettonCard'

interface ContentProps extends Pick<JettonCardProps, 'classNames'> {
  master: JettonMaster
  model: JettonCardModel
}

function Content({ master, model: { token, decimals, flags, books }, classNames }: ContentProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(jettonCardTexts)
  const { address, admin_address: admin } = master
  const title = token?.symbol || token?.name
  const facts: Fact[] = [
    {
      id: 'supply',
      label: words('jetton.supply'),
      content: (
        <Amount
          data={master.total_supply}
          token={{ symbol: title ?? '', decimals: decimals ?? 0 }}
          precision="full"
          withSymbol={!!title}
          className={styles.supply}
        />
      ),
    },
    {
      id: 'decimals',
      label: words('jetton.decimals'),
      content: decimals === undefined ? <Unknown /> : format.number(decimals),
    },
    {
      id: 'admin',
      label: words('jetton.admin'),
      content: admin ? <DrawnLabel address={admin} data={books.addressBook[admin] ?? null} copy /> : <None />,
    },
    {
      id: 'address',
      label: words('jetton.address'),
      content: <DrawnLabel address={address} data={null} kind="jetton" seal={false} copy />,
    },
  ]
  return (
    <>
      <div className={styles.top}>
        <TokenImage token={token} address={address} flags={flags} size={56} />
        <div className={styles.title}>
          <Heading className={styles.symbol} part="symbol">
            {title ? <ForeignText max={64}>{title}</ForeignText> : wordsOf(tokenTexts)('token.unnamed')}
            <TokenVerdict address={address} isFlagged={flags.length > 0} />
          </Heading>
          {token?.symbol && token.name && (
            <ForeignText max={128} className={styles.name}>
              {token.name}
            </ForeignText>
          )}
          <span className={styles.badges}>
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
          <ForeignText max={600} className={cx(styles.description, classNames?.description)} part="description">
            {token.description}
          </ForeignText>
        )}
      </div>
      <Facts facts={facts} className={classNames?.facts} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <div className={styles.top}>
        <Skeleton width="56px" height={56} round={16} />
        <div className={styles.title}>
          <Skeleton width="96px" height={18} line={28} />
          <Skeleton width="150px" line={20} />
          <Skeleton width="84px" height={20} />
        </div>
      </div>
      <FactsSkeleton ids={['supply', 'decimals', 'admin', 'address']} />
    </div>
  )
}
