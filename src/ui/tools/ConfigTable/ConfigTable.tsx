'use client'
import { skipToken } from '@tanstack/react-query'
import { createContext, forwardRef, useContext, useMemo, useState } from 'react'
import { attempt } from '../../../core/attempt.ts'
import { type Cell, parseBoc } from '../../../core/values/cell.ts'
import { toBoc } from '../../../core/values/toBoc.ts'
import { type ConfigQuery, configParams } from '../../../query/builders/tools.ts'
import { useGetConfigAll } from '../../../react/v2/configuration.ts'
import { CellTree } from '../../facts/CellTree.tsx'
import { FactsSkeleton } from '../../facts/Facts.tsx'
import { Fold } from '../../facts/Fold.tsx'
import { AddressLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../parts/Button.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { stateOf } from '../../states/stateOf.ts'
import { QueryNotice } from '../../table/ListNotices.tsx'
import { mono } from '../../text/Short.tsx'
import { createTimes } from '../../time/createTimes.ts'
import { Moment } from '../../time/Moment.tsx'
import { createShares } from '../../tokens/share.ts'
import { configTexts } from '../../words/en/tools/forms.ts'
import type { Words } from '../../words/words.ts'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import styles from './ConfigTable.module.css'
import { type ConfigValue, decodeParam } from './decodeParam.ts'
import { readConfig } from './readConfig.ts'

export interface ConfigTableProps extends ToolProps, ConfigQuery {
  /** The configuration as cells, base64: renders this and sends no request. Default: that of the newest block. */
  config?: string | undefined
}

/**
 * The configuration of the chain: every param by name and number, small ones decoded, with a search and, on demand, their cells. One request, of v2; with
 * `config` none. Renders a `<div role="group">`.
 */
export const ConfigTable = forwardRef<HTMLDivElement, ConfigTableProps>(function ConfigTable(
  { config, seqno, ...props },
  ref,
) {
  const words = useScope(props).wordsOf(configTexts)
  const query = useGetConfigAll(config === undefined ? configParams({ seqno }) : skipToken)
  const boc = config ?? query.data?.config.bytes
  const params = useMemo(() => (boc === undefined ? undefined : (attempt(() => paramsOf(boc)) ?? null)), [boc])
  const isUnreadable = params === null
  const [sought, setSought] = useState('')
  const [hasCells, setCells] = useState(false)
  const state = stateOf({ isThere: params ? true : undefined, error: isUnreadable ? 'unreadable' : query.error })
  return (
    <ToolCard
      rootRef={ref}
      title={words('config.title')}
      aside={params && words.plural('config.count', params.length)}
      state={state}
      {...props}
    >
      {config === undefined && <QueryNotice query={query} name={words('config.title')} isKept={!!boc} isStrip />}
      {state !== 'error' && (
        <div className={styles.bar}>
          <SearchField label={words('config.search')} value={sought} onValue={setSought} />
          <Button onClick={() => setCells(!hasCells)}>
            {words(hasCells ? 'config.hideCells' : 'config.showCells')}
          </Button>
        </div>
      )}
      {isUnreadable && <p className={cx(tool.body, tool.quiet)}>{words('config.unreadable')}</p>}
      {state === 'pending' && (
        <div className={tool.body}>
          <FactsSkeleton look="lines" count={8} />
        </div>
      )}
      {params && (
        <CellsContext.Provider value={hasCells}>
          <Params params={params} sought={sought} />
        </CellsContext.Provider>
      )}
    </ToolCard>
  )
})
ConfigTable.displayName = 'ConfigTable'

/** A param with its cells, and its values where it is small. */
interface ReadParam {
  readonly number: number
  readonly cell: Cell
  readonly values: readonly ConfigValue[] | undefined
}

const isDecoded = ({ values }: ReadParam) => values !== undefined

const paramsOf = (boc: string): ReadParam[] =>
  [...readConfig(parseBoc(boc))]
    .map(([number, reader]) => {
      const cell = reader.ref()
      return { number, cell, values: decodeParam(number, cell) }
    })
    // Numbers below zero are those of experiments.
    .sort((a, b) => Number(a.number < 0) - Number(b.number < 0) || a.number - b.number)

/** Whether the params that are decoded have their cells, too. */
const CellsContext = createContext(false)

/** Those that have what is sought in their number, their name or those of their values; all others are left out. */
function Params({ params, sought }: { params: readonly ReadParam[]; sought: string }) {
  const { wordsOf, locale } = useScope()
  const words = wordsOf(configTexts)
  const wanted = sought.trim().toLocaleLowerCase(locale)
  const found = params.filter(({ number, values }) => {
    const names = values?.map((value) => (isNamed(value, values) ? words(`config.value.${value.name}`) : '')) ?? []
    const text = [nameOf(number, words), ...names].join(' ').toLocaleLowerCase(locale)
    return String(number) === wanted || text.includes(wanted)
  })
  const others = found.filter((param) => !isDecoded(param))
  return (
    <>
      <ul className={styles.list} data-part="params">
        {(wanted ? found : found.filter(isDecoded)).map((param) => (
          <Param key={param.number} {...param} />
        ))}
      </ul>
      <p role="status" className={cx(tool.quiet, styles.nothing)}>
        {!found.length && words('config.nothing')}
      </p>
      {!wanted && <Others params={others} />}
    </>
  )
}

const nameOf = (number: number, words: Words<typeof configTexts>) => {
  const key = `config.${number}`
  return Object.hasOwn(configTexts, key) ? words(key as keyof typeof configTexts) : words('config.unnamed')
}

/** Params without a layout, folded away: their cells mean nothing to most readers. */
function Others({ params }: { params: readonly ReadParam[] }) {
  const words = useScope().wordsOf(configTexts)
  if (!params.length) return null
  return (
    <Fold className={styles.others} part="others" title={words.plural('config.others', params.length)}>
      <ul className={styles.list}>
        {params.map((param) => (
          <Param key={param.number} {...param} />
        ))}
      </ul>
    </Fold>
  )
}

/** Addresses and lists are no figures. A number alone in a list is one. */
const isFigure = ({ unit, value }: ConfigValue) => unit !== 'account' && (unit !== 'numbers' || /^-?\d+$/.test(value))

/** How a value is aligned: digits of a `coin` have its symbol behind them, those of a `figure` have the room of one. */
function lookOf(value: ConfigValue) {
  if (!isFigure(value)) return 'text'
  return value.unit === 'coins' || value.unit === 'price' ? 'coin' : 'figure'
}

/** An address or a list alone is named by its param. */
const isNamed = (value: ConfigValue, values: readonly ConfigValue[]) => values.length > 1 || isFigure(value)

function Param({ number, cell, values }: ReadParam) {
  const words = useScope().wordsOf(configTexts)
  const hasCells = useContext(CellsContext) || !values
  return (
    <li className={styles.param} data-part="row">
      <span className={cx(mono, styles.number)}>{withMinus(String(number))}</span>
      <span className={styles.name}>{nameOf(number, words)}</span>
      <div className={styles.values}>
        {values?.map((value) => (
          <span key={value.name} className={styles.value}>
            {isNamed(value, values) && <span className={styles.label}>{words(`config.value.${value.name}`)}</span>}
            <span className={styles.data} data-look={lookOf(value)}>
              <Value data={value} />
            </span>
          </span>
        ))}
        {hasCells && (
          <Fold part="cells" title={words('config.cells')}>
            <Cells cell={cell} />
          </Fold>
        )}
      </div>
    </li>
  )
}

const Cells = ({ cell }: { cell: Cell }) => <CellTree boc={useMemo(() => toBoc(cell), [cell])} />

function Value({ data: { unit, value } }: { data: ConfigValue }) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(configTexts)
  switch (unit) {
    case 'account':
      return <AddressLabel address={value} bounceable />
    case 'coins':
      return <Amount data={value} />
    case 'price':
      return <Amount data={value} precision="full" />
    case 'time':
      return (
        <Moment ms={Number(value) * 1000} ticks={false} textAt={(_now, times) => times.date(Number(value) * 1000)} />
      )
    case 'share':
      return once(createShares)(value).text
    case 'numbers':
      return withMinus(value)
    case 'bytes':
      return words('config.bytes', { bytes: format.number(BigInt(value)) })
    case 'seconds':
      return (
        <span data-tip={words('config.seconds', { seconds: format.number(BigInt(value)) })}>
          {once(createTimes).length(Number(value))}
        </span>
      )
    default:
      return withMinus(format.number(BigInt(value)))
  }
}

/** The sign as wide as a plus, as amounts have it. */
const withMinus = (text: string) => text.replaceAll('-', '\u2212')
