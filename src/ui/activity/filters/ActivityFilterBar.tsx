'use client'
import { forwardRef, useContext, useId, useState } from 'react'
import { rawForm } from '../../../core/values/address.ts'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../../react/context.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { calendar, sliders } from '../../icons/paths.ts'
import { late } from '../../root/late.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { Root } from '../../root/Root.tsx'
import { useScope } from '../../root/scope.ts'
import { shorten } from '../../text/Short.tsx'
import { filterTexts } from '../../words/en/activity.ts'
import { useScrollHint } from '../ActivityFeed/useScrollHint.ts'
import styles from './ActivityFilterBar.module.css'
import { FilterChip } from './FilterChip.tsx'
import { type ActivityFilter, isFiltering, NO_FILTER, startOf } from './filter.ts'
import { FilterHostContext } from './filterHost.ts'
import type { GivenAsset } from './useAssetChoices.ts'

const FilterPanel = late(() => import('./FilterPanel.tsx'))

export interface ActivityFilterBarProps
  extends Omit<
    ComponentProps<'root' | 'control', ActivityFilter, HTMLDivElement>,
    'queryOptions' | 'slots' | 'onChange'
  > {
  /** The filter that is set. Default: that of the feed around, or one of its own. */
  data?: ActivityFilter | undefined
  /** Called with the whole filter as it then is. To keep it in a URL: `activityFilterToSearch`. */
  onChange?: ((filter: ActivityFilter) => void) | undefined
  /** Jettons to choose from, before those of the feed and its account: address and symbol. */
  assets?: readonly GivenAsset[] | undefined
}

const DIRECTIONS = [undefined, 'in', 'out'] as const
const NO_ASSETS: readonly GivenAsset[] = []

/**
 * The filters of a feed: direction (of the feed of an account), kinds, asset, days and outcome. Beside them: the limit of dust, and
 * the treatment of flagged rows. In the `toolbar` of an `ActivityFeed` it filters that feed without any props. Costs one request
 * for the tokens of that account, which a `JettonTable` shares. Renders a `<div role="group">`.
 */
export const ActivityFilterBar = forwardRef<HTMLDivElement, ActivityFilterBarProps>(
  function ActivityFilterBar(props, ref) {
    const { assets = NO_ASSETS, classNames, ...rest } = props
    const host = useContext(FilterHostContext)
    const [own, setOwn] = useState(NO_FILTER)
    const { data = host?.filter ?? own, onChange, ...attributes } = rest
    const scope = useScope(props)
    const words = scope.wordsOf(filterTexts)
    const id = useId()
    const { scroller, more } = useScrollHint()
    const change = (filter: ActivityFilter) => {
      if (rest.data === undefined) (host?.onFilterChange ?? setOwn)(filter)
      onChange?.(filter)
    }
    const set = (part: ActivityFilter) => change({ ...data, ...part })
    const assetName = useAssetName(data.asset, assets)
    const panel = (of: 'kind' | 'asset' | 'outcome' | 'date' | 'settings') => ({
      name: words(`filter.${of}`),
      className: classNames?.control,
      children: (close: () => void) => (
        <FilterPanel of={of} name={words(`filter.${of}`)} data={data} set={set} close={close} assets={assets} />
      ),
    })
    const days = useDays(data)
    const [kind, ...kinds] = data.kinds ?? []
    const kindName = kind && words(`kind.${kind}`)
    return (
      <Root
        scope={scope}
        ref={ref}
        role="group"
        aria-label={words('filter.label')}
        own={styles.root}
        classNames={classNames}
        {...attributes}
      >
        <div ref={scroller} className={styles.controls} data-more={more || undefined}>
          {(host?.hasSides ?? true) && (
            <fieldset className={styles.segments}>
              <legend className={styles.spoken}>{words('filter.direction')}</legend>
              {DIRECTIONS.map((direction) => (
                <label key={direction ?? 'all'} className={styles.segment}>
                  <input
                    type="radio"
                    className={styles.radio}
                    name={`${id}direction`}
                    checked={data.direction === direction}
                    onChange={() => set({ direction })}
                  />
                  {words(`filter.${direction ?? 'all'}`)}
                </label>
              ))}
            </fieldset>
          )}
          <FilterChip
            {...panel('kind')}
            value={kindName && kinds.length ? words('filter.more', { name: kindName, count: kinds.length }) : kindName}
            onClear={() => set({ kinds: undefined })}
          />
          <FilterChip {...panel('asset')} value={assetName} onClear={() => set({ asset: undefined })} />
          <FilterChip
            {...panel('outcome')}
            value={data.outcome && words(`outcome.${data.outcome}`)}
            onClear={() => set({ outcome: undefined })}
          />
          <FilterChip
            {...panel('date')}
            label={words('filter.anyDate')}
            icon={calendar}
            value={days}
            onClear={() => set({ since: undefined, until: undefined })}
          />
          {isFiltering(data) && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                change({ dust: data.dust, spam: data.spam })
                // The pressed button goes.
                scroller.current?.querySelector('input')?.focus()
              }}
            >
              {words('filter.clear')}
            </button>
          )}
          <FilterChip {...panel('settings')} icon={sliders} className={cx(styles.settings, classNames?.control)} />
        </div>
      </Root>
    )
  },
)
ActivityFilterBar.displayName = 'ActivityFilterBar'

/** What the chosen asset is called: by the app, by the coin, or by the feed. */
function useAssetName(asset: string | undefined, assets: readonly GivenAsset[]): string | undefined {
  const { symbol } = useTonCenter().settings.nativeCurrency
  const metadata = useContext(FilterHostContext)?.metadata
  if (asset === undefined) return
  if (asset === 'native') return symbol
  const raw = rawForm(asset)
  const given = assets.find(({ address }) => rawForm(address) === raw)?.symbol
  const token = metadata && tokenInfoOf(raw, metadata)
  return visibleString(given || token?.symbol || token?.name || shorten(asset, 4), 24)
}

const createDates = (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

/** The chosen days, in words. */
function useDays({ since, until }: ActivityFilter): string | undefined {
  const { once, wordsOf } = useScope()
  const words = wordsOf(filterTexts)
  const dates = once(createDates)
  const [first, last] = [startOf(since), startOf(until)].map((seconds) => (seconds ? seconds * 1000 : undefined))
  if (first !== undefined && last !== undefined) return dates.formatRange(first, last)
  if (first !== undefined) return words('filter.sinceDay', { date: dates.format(first) })
  if (last !== undefined) return words('filter.untilDay', { date: dates.format(last) })
  return
}
