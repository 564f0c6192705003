'use client'
import { forwardRef, useId } from 'react'
import { toDecimal } from '../../core/amount.ts'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import styles from './ActivityFilterBar.module.css'
import type { ActivityFilter } from './filter.ts'
import { filterTexts } from './filterTexts.ts'
import { type ActivityKind, activityKinds } from './kinds.ts'

export interface ActivityFilterBarProps
  extends Omit<
    ComponentProps<'root' | 'control', ActivityFilter, HTMLDivElement>,
    'queryOptions' | 'slots' | 'onChange'
  > {
  /** The filter that is set. Keep it in a state, or in a URL: see `activityFilterToSearch`. */
  data: ActivityFilter
  /** Called with the whole filter as it then is. */
  onChange: (filter: ActivityFilter) => void
  /** Assets to choose from besides the coin: address and symbol. */
  assets?: readonly { readonly address: string; readonly symbol: string }[] | undefined
}

const DIRECTIONS = [undefined, 'in', 'out'] as const
const OUTCOMES = ['success', 'failed', 'pending'] as const
const SPAM = ['dim', 'hide', 'show'] as const
/** Nanotons. */
const DUST = ['0', '1000000', '10000000', '100000000'] as const

/**
 * What a feed is filtered by: direction, kinds, asset, days, outcome, dust and what happens to what is flagged. All of it by
 * the browser's own controls. Renders a `<div role="toolbar">`.
 */
export const ActivityFilterBar = forwardRef<HTMLDivElement, ActivityFilterBarProps>(
  function ActivityFilterBar(props, ref) {
    const {
      data,
      onChange,
      assets = [],
      density,
      renderLink,
      trustPolicy,
      className,
      classNames,
      ...attributes
    } = props
    const scope = useScope({ density, renderLink, trustPolicy })
    const words = scope.wordsOf(filterTexts)
    const id = useId()
    const set = (change: ActivityFilter) => onChange({ ...data, ...change })
    const control = (isOn: boolean) => ({
      className: cx(styles.control, classNames?.control),
      'data-part': 'control',
      'data-on': isOn || undefined,
    })
    const isSet = Object.values(data).some((value) => value !== undefined)
    const [kind] = data.kinds ?? []
    return (
      <Root
        scope={scope}
        ref={ref}
        role="toolbar"
        aria-label={words('filter.label')}
        data-part="root"
        className={cx(styles.root, className, classNames?.root)}
        {...attributes}
      >
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
        <select
          {...control(kind !== undefined)}
          aria-label={words('filter.kind')}
          value={data.kinds && data.kinds.length > 1 ? 'several' : (kind ?? '')}
          onChange={({ target: { value } }) => set({ kinds: value ? [value as ActivityKind] : undefined })}
        >
          <option value="">{words('filter.kind')}</option>
          {data.kinds && data.kinds.length > 1 && (
            <option value="several" disabled>
              {data.kinds.map((one) => words(`kind.${one}`)).join(', ')}
            </option>
          )}
          {activityKinds.map((one) => (
            <option key={one} value={one}>
              {words(`kind.${one}`)}
            </option>
          ))}
        </select>
        <select
          {...control(data.asset !== undefined)}
          aria-label={words('filter.asset')}
          value={data.asset ?? ''}
          onChange={({ target: { value } }) => set({ asset: value || undefined })}
        >
          <option value="">{words('filter.asset')}</option>
          <option value="native">{words('filter.native')}</option>
          {assets.map(({ address, symbol }) => (
            <option key={address} value={address}>
              {symbol.slice(0, 24)}
            </option>
          ))}
        </select>
        <select
          {...control(data.outcome !== undefined)}
          aria-label={words('filter.outcome')}
          value={data.outcome ?? ''}
          onChange={({ target: { value } }) => set({ outcome: (value || undefined) as ActivityFilter['outcome'] })}
        >
          <option value="">{words('filter.outcome')}</option>
          {OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {words(`outcome.${outcome}`)}
            </option>
          ))}
        </select>
        <label className={styles.labelled}>
          {words('filter.since')}
          <input
            type="date"
            {...control(data.since !== undefined)}
            value={data.since ?? ''}
            max={data.until}
            onChange={({ target: { value } }) => set({ since: value || undefined })}
          />
        </label>
        <label className={styles.labelled}>
          {words('filter.until')}
          <input
            type="date"
            {...control(data.until !== undefined)}
            value={data.until ?? ''}
            min={data.since}
            onChange={({ target: { value } }) => set({ until: value || undefined })}
          />
        </label>
        <select
          {...control(data.dust !== undefined)}
          aria-label={words('filter.dust')}
          value={data.dust ?? ''}
          onChange={({ target: { value } }) => set({ dust: value || undefined })}
        >
          <option value="">{words('filter.dust')}</option>
          {[...new Set([...DUST, ...(data.dust === undefined ? [] : [data.dust])])].map((dust) => (
            <option key={dust} value={dust}>
              {dust === '0' ? words('filter.noDust') : words('filter.dustUnder', { amount: nativeOf(dust) })}
            </option>
          ))}
        </select>
        <select
          {...control(data.spam !== undefined)}
          aria-label={words('filter.spam')}
          value={data.spam ?? ''}
          onChange={({ target: { value } }) => set({ spam: (value || undefined) as ActivityFilter['spam'] })}
        >
          <option value="">{words('filter.spam')}</option>
          {SPAM.map((spam) => (
            <option key={spam} value={spam}>
              {words(`spam.${spam}`)}
            </option>
          ))}
        </select>
        {isSet && (
          <button type="button" className={styles.clear} onClick={() => onChange({})}>
            {words('filter.clear')}
          </button>
        )}
      </Root>
    )

    function nativeOf(nanotons: string) {
      return scope.format.amount(toDecimal(nanotons, 9), Number.POSITIVE_INFINITY).full
    }
  },
)
ActivityFilterBar.displayName = 'ActivityFilterBar'
