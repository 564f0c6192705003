import { lazy, Suspense, use, useState } from 'react'
import { useAccountNames, useTonCenter } from 'toncenter-react'
import { BlockPulse, RateChart, TopAccountsTable, TransferFeed } from 'toncenter-react/ui'
import { MoreLink } from '../parts.tsx'
import { priceSource } from '../prices.ts'
import { to } from '../router.ts'
import { LanguageContext, useWords } from '../words.ts'

/** One line for each: both lists end together. */
const ACCOUNT_COLUMNS = ['rank', 'account', 'balance'] as const

// For those who have starred an account.
const Starred = lazy(async () => ({ default: (await import('./Starred.tsx')).Starred }))

/** What a coin is worth, where the explorer has prices. */
function CoinPrice() {
  const say = useWords()
  const { locale } = use(LanguageContext)
  const coin = useTonCenter().settings.nativeCurrency.symbol
  const known = priceSource?.priceOf('native')
  if (!priceSource || !known) return null
  const price = priceSource.money(locale).price(known.price, priceSource.currency)
  return <span className="coin-price">{say('home.price', { price, coin })}</span>
}

/** Blocks of a chart: on a phone a bar of 60 has 2 px. */
const blockCount = () => (window.matchMedia('(max-width: 640px)').matches ? 30 : 60)

/** What the chain does now: the times of its blocks, what is in them, what moves, and who has the most. */
export function HomeBelow() {
  const say = useWords()
  const [count] = useState(blockCount)
  const isStarred = [...useAccountNames().values()].some((one) => one.isStarred)
  return (
    <>
      {isStarred && (
        <Suspense>
          <Starred />
        </Suspense>
      )}
      <div className="two">
        <BlockPulse count={count} />
        <RateChart count={count} />
      </div>
      <div className="two">
        <TransferFeed heading={say('page.transfers')} actions={<MoreLink href={to.plain('transfers')} />} />
        <TopAccountsTable
          heading={say('page.accounts')}
          columns={ACCOUNT_COLUMNS}
          pageSize={10}
          paging="none"
          actions={
            <>
              <CoinPrice />
              <MoreLink href={to.plain('accounts')} />
            </>
          }
        />
      </div>
    </>
  )
}
