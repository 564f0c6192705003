import { type Fault, type LocalServiceOptions, SCENARIOS } from './options.ts'

const kinds: readonly unknown[] = [
  'status',
  'latency',
  'drop',
  'truncate',
  'slow',
  'drift',
  'reorg',
] satisfies Fault['kind'][]
export const forms: readonly unknown[] = ['v3', 'error', 'gateway', 'ok-false-200', 'html'] satisfies Fault['form'][]

const within = (value: unknown, min: number, max: number) =>
  value === undefined || (typeof value === 'number' && value >= min && value <= max)

/** Faults may be of JSON, and so of any type. @throws {Error} that names the fault and the reason */
export function checkFault(fault: Fault): void {
  const { kind, route, share, status, form, retryAfter, ms, jitterMs } = Object(fault) as Fault
  const known = kinds.join(', ')
  if (!kinds.includes(kind)) throw new Error(`The local service has no faults of kind "${kind}", only ${known}.`)
  const wrong = [
    ['route', route === undefined || typeof route === 'string', 'the name or path of an endpoint'],
    ['share', within(share, 0, 1), 'a number from 0 to 1'],
    ['status', within(status, 200, 599) && Number.isInteger(status ?? 0), 'an HTTP status'],
    ['form', form === undefined || forms.includes(form), `one of ${forms.join(', ')}`],
    ['retryAfter', within(retryAfter, 0, 86_400), 'seconds, at most a day'],
    ['ms', within(ms, 0, 3_600_000), 'milliseconds, at most an hour'],
    ['jitterMs', within(jitterMs, 0, 3_600_000), 'milliseconds, at most an hour'],
  ].find(([, right]) => !right)
  if (wrong) throw new Error(`${wrong[0]} of a fault should be ${wrong[2]}.`)
}

/** @throws {Error} for a scenario or a fault that does not exist */
export function checkOptions({ scenario = 'demo', faults = [] }: LocalServiceOptions): void {
  if (!SCENARIOS.includes(scenario)) throw new Error(`The local service has no scenario "${scenario}".`)
  faults.forEach(checkFault)
}
