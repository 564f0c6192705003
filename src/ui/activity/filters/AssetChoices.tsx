'use client'
import { useState } from 'react'
import { isSameAddress, rawForm, tryParseAddress } from '../../../core/values/address.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { NativeSymbol } from '../../parts/NativeAmount.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { Short } from '../../text/Short.tsx'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { TokenVerdict } from '../../trust/TokenVerdict.tsx'
import { filterTexts } from '../../words/en/activity.ts'
import { Choice, type ChoicesProps } from './Choice.tsx'
import styles from './FilterPanel.module.css'
import { type AssetChoice, type GivenAsset, useAssetChoices } from './useAssetChoices.ts'

/** The coin, the jettons at hand, and whatever address is pasted. */
export function AssetChoices({ data, set, close, assets }: ChoicesProps & { assets: readonly GivenAsset[] }) {
  const words = useScope().wordsOf(filterTexts)
  const [search, setSearch] = useState('')
  const { choices, isPending } = useAssetChoices(assets)
  const text = search.trim()
  const pasted = tryParseAddress(text) && rawForm(text)
  const shown = pasted
    ? choices
        .filter(({ address }) => isSameAddress(address, pasted))
        .concat({ address: pasted, token: undefined, flags: [] })
        .slice(0, 1)
    : choices.filter(({ token }) => `${token?.symbol} ${token?.name}`.toLowerCase().includes(text.toLowerCase()))
  const { asset } = data
  const choose = (next: string, isChosen: boolean) => {
    set({ asset: isChosen ? undefined : next })
    close()
  }
  const isChosen = ({ address }: AssetChoice) =>
    asset !== undefined && tryParseAddress(asset) !== undefined && isSameAddress(asset, address)
  return (
    <>
      <div className={styles.search}>
        <SearchField label={words('filter.address')} value={search} onValue={setSearch} />
      </div>
      <div className={styles.assets}>
        {!text && (
          <Choice isChosen={asset === 'native'} onChoose={() => choose('native', asset === 'native')}>
            <span className={styles.asset}>
              <NativeSymbol />
              <span className={styles.note}>{words('filter.native')}</span>
            </span>
          </Choice>
        )}
        {shown.map((choice) => (
          <Choice
            key={choice.address}
            isChosen={isChosen(choice)}
            onChoose={() => choose(choice.address, isChosen(choice))}
          >
            <TokenImage token={choice.token} address={choice.address} flags={choice.flags} size={20} />
            <Asset choice={choice} />
          </Choice>
        ))}
        {isPending && !text && <Skeleton width="140px" line={32} />}
        {shown.length === 0 && text && <p className={styles.note}>{words('filter.assetNone')}</p>}
      </div>
    </>
  )
}

function Asset({ choice: { address, token, flags } }: { choice: AssetChoice }) {
  const title = token?.symbol || token?.name
  return (
    <span className={styles.asset}>
      {title && (
        <ForeignText max={32} className={styles.name}>
          {title}
        </ForeignText>
      )}
      <TokenVerdict address={address} isFlagged={flags.length > 0} />
      <FlagBadge flags={flags} />
      <Short ends={4} className={title ? styles.note : undefined}>
        {address}
      </Short>
    </span>
  )
}
