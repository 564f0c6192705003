import type { Asked } from './ask.ts'
import type { Verified } from './verify.ts'

/** A text that breaks no table. */
const cell = (value: unknown) =>
  String(value ?? '')
    .replaceAll('|', '\\|')
    .replace(/\s+/g, ' ')
    .slice(0, 300)
const table = (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

const SAYS: Readonly<Record<Asked['result'], string>> = {
  ok: 'as documented',
  differs: 'members or words that the contract lacks',
  unreadable: 'not as documented',
  refused: 'refused',
  failed: 'no answer',
}

const SAYS_CORS: Readonly<Record<string, string>> = { true: 'yes', false: 'no', undefined: '' }

/** What somebody should look at. */
const isBad = ({ result }: Asked) => result === 'unreadable' || result === 'differs' || result === 'failed'

const nameOf = ({ generation, name }: Asked) => `${generation} ${name}`

function byName(asked: readonly Asked[]): ReadonlyMap<string, readonly Asked[]> {
  const groups = new Map<string, Asked[]>()
  for (const one of asked) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one])
  return groups
}

/** What was found, as Markdown. Without the key, and without an address of a machine. */
export function reportOf(found: Verified, at: Date): string {
  const { asked, host, network, hasKey, seconds, left, tracesRead, odd, knocks } = found
  const { typesFound, typesUnknown, typesAbsent } = found
  const counts = Object.entries(SAYS).map(([result, text]) => [
    text,
    asked.filter((one) => one.result === result).length,
  ])
  const rowsOf = (of: readonly Asked[]) =>
    of.length
      ? table(
          ['endpoint', 'request', 'status', 'result', 'details'],
          of.map((one) => [nameOf(one), one.tail, one.status ?? 'none', SAYS[one.result], one.details.join(' ')]),
        )
      : 'None.'
  const findings = findingsOf(found)
  return [
    `# Answers of ${host}, ${at.toISOString()}`,
    `${asked.length} requests in ${seconds} s on ${network}, ${hasKey ? 'with a key' : 'without a key'}.`,
    table(['answers', 'number'], counts),
    `## Findings: ${findings.length}`,
    findings.length
      ? findings.map((line) => `- ${line}`).join('\n')
      : 'None: what was answered is as the contract says.',
    '## Answers that are not as documented',
    rowsOf(asked.filter(isBad)),
    '## Refusals',
    'They are no findings: a key may lack a right, a place may be empty, a service may fail for a moment.',
    rowsOf(asked.filter(({ result }) => result === 'refused')),
    '## Outcomes',
    `${tracesRead} traces were read. They have the newest action of each of the ${typesFound.length} types that were found.`,
    odd.length
      ? table(
          ['trace', 'actions', 'outcome'],
          odd.map((one) => [one.trace, one.types.join(', '), one.outcome]),
        )
      : 'In each, phases and actions say the same.',
    '## Action types',
    `Found: ${typesFound.length - typesUnknown.length} of ${typesFound.length - typesUnknown.length + typesAbsent.length}. Unknown to the contract: ${typesUnknown.join(', ') || 'none'}. Not found: ${typesAbsent.join(', ') || 'none'}.`,
    '## Addresses beside the API, and CORS',
    'Nothing but a knock was sent to those beside the API: 404 says that nothing is there, any other status that something is.',
    table(
      ['request', 'status', 'allowed origin; headers', 'pages may ask'],
      knocks.map((one) => [`${one.method} ${one.url}`, one.status, one.cors, SAYS_CORS[`${one.allowsPages}`]]),
    ),
    '## All requests',
    table(
      ['endpoint', 'requests', 'status', 'ms at most', 'result'],
      [...byName(asked)].map(([name, all]) => [
        name,
        all.length,
        [...new Set(all.map(({ status }) => status ?? 'none'))].join(', '),
        Math.max(...all.map(({ ms }) => ms)),
        [...new Set(all.map(({ result }) => SAYS[result]))].join(', '),
      ]),
    ),
    ...(left.length ? ['## Not asked: the time was over', left.join(', ')] : []),
    '',
  ].join('\n\n')
}

/** An answer about one type of action, of which the service has none: it teaches nothing. */
const isNothing = ({ name, body }: Asked) => name === 'actions' && !(body as { actions?: unknown[] }).actions?.length

/** Recordings of the answers by path, as `test/recordings` has them: of each endpoint, of each type of action, and each refusal. */
export function recordingsOf({ asked, host }: Verified): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const one of asked) {
    const { generation, folder: own, request, status, body, result } = one
    if (result === 'failed' || (result === 'ok' && isNothing(one))) continue
    const folder = result === 'refused' ? `${generation}/_errors` : own
    const number = [...files.keys()].filter((file) => file.startsWith(`${folder}/`)).length + 1
    const recording = { source: { service: host }, kind: 'recorded', request, status, body }
    files.set(`${folder}/${String(number).padStart(3, '0')}.json`, `${JSON.stringify(recording, null, 1)}\n`)
  }
  return files
}

/** Places in rows, and values: they differ from night to night. */
const steady = (detail: string) => detail.replace(/(?:^|\.)\d+(?=\.)/g, '[]').replace(/, but is .*/, '')

/**
 * What somebody should look at, a line each, in an order and words that stay the same while the service does: without times, rows,
 * values and traces. Refusals are none: a key may lack a right.
 */
export function findingsOf({ asked, odd, knocks, typesUnknown }: Verified): readonly string[] {
  const lines = [
    ...asked
      .filter(isBad)
      .flatMap((one) => one.details.map((detail) => `${nameOf(one)}, ${SAYS[one.result]}: ${steady(detail)}`)),
    ...odd.map(({ outcome }) => `a trace: ${outcome}`),
    ...typesUnknown.map((type) => `an action type that the contract lacks: ${type}`),
    ...knocks.filter(({ allowsPages }) => allowsPages === false).map(({ method, url }) => `no CORS: ${method} ${url}`),
  ]
  return [...new Set(lines)].sort()
}
