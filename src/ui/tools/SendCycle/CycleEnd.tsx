'use client'
import { useMemo } from 'react'
import { useBalance } from '../../../react/useAccount.ts'
import { changeBy } from '../../../reading/cost.ts'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { Button } from '../../parts/Button.tsx'
import { useScope } from '../../root/scope.ts'
import { cycleTexts } from '../../words/en/tools/cycle.ts'
import tool from '../form/Tool.module.css'
import { ToolCard } from '../form/ToolCard.tsx'
import { sumsOf } from '../SendBoc/lifeOf.ts'
import { useSayCoins } from '../SendBoc/useSayCoins.ts'
import type { Foreseen } from './keptMessage.ts'
import type { SendCycleModel } from './useSendCycle.ts'

interface CycleEndProps {
  cycle: SendCycleModel
  /** Raw. */
  account: string
  onDone: (() => void) | undefined
}

/** Compares the preview with the result, and shows the balance after it. One request. */
export function CycleEnd({ cycle, account, onDone }: CycleEndProps) {
  const words = useScope().wordsOf(cycleTexts)
  const say = useSayCoins()
  const { data: balance, isFetching } = useBalance(account)
  const trace = cycle.standing.status?.trace
  const became = useMemo((): Foreseen | undefined => {
    const sums = sumsOf(trace)
    return sums && { change: changeBy({ received: sums.back, sent: sums.sent, fee: sums.fee }), fee: sums.fee }
  }, [trace])
  const sayBoth = ({ change, fee }: Foreseen) => {
    const sign = change < 0n ? '−' : change > 0n ? '+' : ''
    return words('cycle.figures', { change: `${sign}${say(change < 0n ? -change : change)}`, fee: say(fee) })
  }
  return (
    <ToolCard rootRef={null} title={words('cycle.result')} data-part="end">
      <div className={tool.body}>
        <Facts>
          <Fact name={words('cycle.foreseen')} id="foreseen">
            {cycle.foreseen && sayBoth(cycle.foreseen)}
          </Fact>
          <Fact name={words('cycle.became')} id="became">
            {became && sayBoth(became)}
          </Fact>
          <Fact name={words('cycle.balance')} id="balance">
            {balance !== undefined && !isFetching && say(BigInt(balance))}
          </Fact>
        </Facts>
        {onDone && (
          <div className={tool.actions}>
            <Button kind="primary" onClick={onDone}>
              {words('cycle.done')}
            </Button>
          </div>
        )}
      </div>
    </ToolCard>
  )
}
