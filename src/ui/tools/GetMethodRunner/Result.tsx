'use client'
import type { UseMutationResult } from '@tanstack/react-query'
import type { RunGetMethodParams, RunGetMethodResponse } from '../../../contract/v3/endpoints/runGetMethod.ts'
import type { TonCenterError } from '../../../core/errors.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { check, warn } from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { ExitCode } from '../../reading/ExitCode.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { ErrorState } from '../../states/ErrorState.tsx'
import { Skeleton } from '../../states/Skeleton.tsx'
import type { WaitingQuery } from '../../states/useWait.ts'
import { WaitNotice } from '../../states/WaitNotice.tsx'
import { mono } from '../../text/Short.tsx'
import { sayWord } from '../../text/sayWord.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { runnerTexts } from '../../words/en/tools/forms.ts'
import tool from '../form/Tool.module.css'
import styles from './GetMethodRunner.module.css'
import type { GetMethod } from './knownMethods.ts'
import { StackValue } from './StackValue.tsx'
import type { MethodRun } from './useMethodRun.ts'

const isGood = (code: number) => code === 0 || code === 1

interface ResultProps {
  run: UseMutationResult<RunGetMethodResponse, TonCenterError, RunGetMethodParams>
  /** How its request waits. */
  wait: WaitingQuery
  /** The method that ran, where it is known. */
  method: GetMethod | undefined
  interfaces: readonly string[]
}

/** What came out of the last run; a line of its size while one runs. */
export function Result({ run, wait, method, interfaces }: ResultProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(runnerTexts)
  const { data, error, isPending } = run
  return (
    <div className={styles.stack} role="status" aria-busy={isPending || undefined} data-part="result">
      {(isPending || data) && <span className={tool.name}>{words('runner.out')}</span>}
      {isPending && <WaitNotice query={wait} isKept={false} />}
      {isPending && <Skeleton width="60%" height={14} line={32} />}
      {error && <ErrorState error={error} />}
      {data && !isGood(data.exit_code) && <ExitCode data={data.exit_code} interfaces={interfaces} />}
      {data?.stack.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place
        <div key={index} className={styles.argument} data-part="value">
          <span className={styles.index}>{index}</span>
          <span className={styles.words}>
            <span className={styles.label}>{visibleString(method?.results?.[index] ?? '', 64)}</span>
            <span className={styles.quiet}>
              {sayWord(wordsOf, runnerTexts, `runner.type.${entry.type}`, entry.type)}
            </span>
          </span>
          <div className={styles.value}>
            <StackValue entry={entry} />
          </div>
        </div>
      ))}
      {data && isGood(data.exit_code) && !data.stack.length && (
        <span className={tool.quiet}>{words('runner.nothing')}</span>
      )}
      {data && (
        <span className={styles.badges}>
          <Badge tone={isGood(data.exit_code) ? 'positive' : 'negative'} icon={isGood(data.exit_code) ? check : warn}>
            {words('runner.exit', { code: String(data.exit_code).replace('-', '\u2212') })}
          </Badge>
          <Badge>{words('runner.gas', { gas: format.number(data.gas_used) })}</Badge>
        </span>
      )}
    </div>
  )
}

/** Earlier runs, newest first. */
export function Runs({ runs }: { runs: readonly MethodRun[] }) {
  const { wordsOf } = useScope()
  const words = wordsOf(runnerTexts)
  return (
    <div className={styles.runs} data-part="runs">
      <span className={tool.name}>{words('runner.earlier')}</span>
      {runs.map(({ id, params, result, time }) => {
        const isFine = isGood(result.exit_code)
        const given = (params.stack ?? []).map(({ type, value }) => (type === 'num' ? value : type)).join(', ')
        return (
          <div key={id} className={styles.run}>
            <StatusMark status={isFine ? 'success' : 'failed'} />
            <span className={cx(mono, styles.call)}>
              {visibleString(params.method, 64)}({visibleString(given, 64)})
            </span>
            <span className={styles.brief}>{isFine ? briefOf(result) : <ExitCode data={result.exit_code} />}</span>
            <TimeAgo data={time} format="age" className={styles.quiet} />
          </div>
        )
      })}
    </div>
  )
}

const briefOf = ({ stack }: RunGetMethodResponse) =>
  stack
    .slice(0, 4)
    .map(({ type, value }) =>
      type === 'num' && typeof value === 'string' && value.length < 24
        ? String(shortNumber(value))
        : visibleString(type, 16),
    )
    .join(', ')

const shortNumber = (text: string) => (/^0x[\da-f]+$/i.test(text) ? BigInt(text) : text)
