'use client'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { type Phase, readPhases } from '../../reading/readPhases.ts'
import { returnedOf } from '../../reading/returned.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { Icon } from '../icons/Icon.tsx'
import { dash } from '../icons/paths.ts'
import { Amount } from '../parts/Amount.tsx'
import { StatusMark } from '../parts/StatusMark.tsx'
import { useScope } from '../root/scope.ts'
import { humanName } from '../text/humanName.ts'
import { detailTexts } from '../words/en/reading/details.ts'
import { exitTexts } from '../words/en/reading/exits.ts'
import { codeOf } from './exitSentence.ts'
import styles from './Transaction.module.css'

/** The phases of a transaction, one under the other, joined by a line. Renders an `<ol>`. */
export function Phases({ data }: { data: ShownTransaction }) {
  const words = useScope().wordsOf(detailTexts)
  const phases = readPhases(data)
  if (phases.length === 0) return <p className={styles.quiet}>{words('phases.none')}</p>
  return (
    <ol className={styles.phases} data-part="phases">
      {phases.map((phase) => (
        <li key={phase.name} className={styles.phase} data-phase={phase.name} data-state={phase.state}>
          {phase.state === 'skipped' ? <Icon path={dash} /> : <StatusMark status={phase.state} />}
          <span className={styles.phaseName}>
            {words(phase.state === 'skipped' ? `phases.${phase.name}Skipped` : `phases.${phase.name}`)}
          </span>
          <span className={styles.figure}>
            <Figure phase={phase} data={data} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Why code did not run, by the word of the service. */
const REASONS: ReadonlyMap<string, keyof typeof detailTexts> = new Map([
  ['no_state', 'phases.noState'],
  ['no_gas', 'phases.noGas'],
  ['bad_state', 'phases.badState'],
  ['suspended', 'phases.suspended'],
])

function Figure({ phase, data: transaction }: { phase: Phase; data: ShownTransaction }) {
  const { name, amount, isGain, gas, messages, skipped, code, state, word } = phase
  const { wordsOf, format } = useScope()
  const words = wordsOf(detailTexts)
  if (amount !== undefined)
    return <Amount data={amount} withSymbol={false} precision="full" {...(isGain && { direction: 'in' })} />
  const returned = name === 'bounce' && state === 'bounced' ? returnedOf(transaction)?.back : undefined
  if (returned !== undefined) return <Amount data={returned} withSymbol={false} precision="full" direction="out" />
  const reason =
    name === 'compute' && state === 'skipped' && REASONS.get(transaction.description.compute_ph?.reason ?? '')
  return (
    <>
      {reason && words(reason)}
      {word !== undefined && visibleString(humanName(word), 64)}
      {gas !== undefined && words('phases.gas', { gas: format.number(BigInt(gas)) })}
      {messages !== undefined && messages > 0 && words.plural('phases.messages', messages)}
      {skipped !== undefined && <span>{words.plural('phases.leftOut', skipped)}</span>}
      {state === 'failed' && code !== undefined && (
        <>
          {' '}
          <span
            className={styles.code}
            data-tip={codeOf(code, name === 'action' ? 'action' : 'compute', wordsOf(exitTexts))}
          >
            {String(code).replace('-', '\u2212')}
          </span>
        </>
      )}
    </>
  )
}
