import { readTrace } from '../src/reading/readTrace.ts'
import { layOut } from '../src/ui/traces/TraceTree/layOut.ts'
import { bushOf, chainOf } from '../stories/fixtures/traces.ts'
import { compare, type Figure } from './measure.ts'

const STEPS = 500

export const title = `Reading and laying out a trace of ${STEPS} transactions (limit: 30 ms laid out; a chain of 4 000 for comparison)`

export async function run(): Promise<Figure[]> {
  const bush = bushOf(STEPS)
  const chain = chainOf(4_000)
  const { steps } = readTrace(bush)
  const long = readTrace(chain).steps
  const text = JSON.stringify(bush)
  const times = compare(
    {
      parse: () => JSON.parse(text),
      read: () => readTrace(bush),
      layOut: () => layOut(steps),
      chain: () => layOut(long),
    },
    30,
  )
  const of = 'JSON.parse of 500'
  const figure = (name: string, ms: number): Figure => ({
    name,
    value: `${ms.toFixed(2)} ms`,
    ratio: ms / times.parse,
    of,
  })
  return [
    figure(`${STEPS} transactions: read with outcome, cost, value and story`, times.read),
    figure(`${STEPS} steps: laid out`, times.layOut),
    figure('a chain of 4 000 steps: laid out', times.chain),
  ]
}
