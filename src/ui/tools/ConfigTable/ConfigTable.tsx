'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, useMemo } from 'react'
import { attempt } from '../../../core/attempt.ts'
import { type Cell, parseBoc } from '../../../core/values/cell.ts'
import { toBoc } from '../../../core/values/toBoc.ts'
import { type ConfigQuery, configParams } from '../../../query/builders/tools.ts'
import { useGetConfigAll } from '../../../react/v2/configuration.ts'
import card from '../../card/Card.module.css'
import { CellTree } from '../../facts/CellTree.tsx'
import { FactsSkeleton } from '../../facts/Facts.tsx'
import { Fold } from '../../facts/Fold.tsx'
import { AddressLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { stateOf } from '../../states/stateOf.ts'
import { QueryNotice } from '../../table/ListNotices.tsx'
import { mono } from '../../text/Short.tsx'
import { createTimes } from '../../time/createTimes.ts'
import { configTexts } from '../../words/en/tools.ts'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import styles from './ConfigTable.module.css'
import { type ConfigValue, decodeParam } from './decodeParam.ts'
import { readConfig } from './readConfig.ts'

export interface ConfigTableProps extends ToolProps, ConfigQuery {
  /** The configuration as cells, base64: draws this and asks for nothing. Default: that of the newest block. */
  config?: string | undefined
}

/**
 * The configuration of the chain: every param by name and number, small ones decoded, each with its cells. One request, of v2; with
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
  const state = stateOf({ isThere: params ? true : undefined, error: isUnreadable ? 'unreadable' : query.error })
  return (
    <ToolCard
      rootRef={ref}
      title={words('config.title')}
      aside={params && words.plural('config.count', params.length)}
      state={state}
      {...props}
    >
      {config === undefined && (
        <QueryNotice query={query} name={words('config.title')} isKept={!!boc} className={card.notice} />
      )}
      {isUnreadable && <p className={cx(tool.body, tool.quiet)}>{words('config.unreadable')}</p>}
      {state === 'pending' && (
        <div className={tool.body}>
          <FactsSkeleton look="lines" count={8} />
        </div>
      )}
      {params && (
        <>
          <ul className={styles.list} data-part="params">
            {params.filter(isDecoded).map((param) => (
              <Param key={param.number} {...param} />
            ))}
          </ul>
          <Others params={params.filter((param) => !isDecoded(param))} />
        </>
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

function Param({ number, cell, values }: ReadParam) {
  const words = useScope().wordsOf(configTexts)
  const key = `config.${number}`
  return (
    <li className={styles.param} data-part="row">
      <span className={cx(mono, styles.number)}>{String(number).replace('-', '\u2212')}</span>
      <span className={styles.name}>
        {Object.hasOwn(configTexts, key) ? words(key as keyof typeof configTexts) : words('config.unnamed')}
      </span>
      <div className={styles.values}>
        {values?.map((value) => (
          <span key={value.name} className={styles.value}>
            {value.name !== 'account' && <span className={styles.label}>{words(`config.value.${value.name}`)}</span>}
            <Value data={value} />
          </span>
        ))}
        <Fold part="cells" title={words('config.cells')}>
          <Cells cell={cell} />
        </Fold>
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
    case 'time':
      return once(createTimes).dateTime(Number(value) * 1000)
    case 'seconds':
      return (
        <span data-tip={words('config.seconds', { seconds: format.number(BigInt(value)) })}>
          {once(createTimes).length(Number(value))}
        </span>
      )
    default:
      return format.number(BigInt(value))
  }
}
