import { describe, expect, it } from 'vitest'
import { causesOf, createLog } from '../../src/cli/log.ts'

const KEY = 'f00d'.repeat(16)

function setUp(isJson: boolean) {
  const lines: string[] = []
  const now = () => new Date('2026-11-26T20:00:00Z')
  return { lines, log: createLog({ isJson, keys: [KEY], write: (line) => lines.push(line), now }) }
}

/** As `fetch` fails: the reason is two causes below. */
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
const failed = new TypeError('fetch failed', { cause: new Error('', { cause: refused }) })
const trouble = {
  network: 'mainnet',
  endpoint: 'v3 blocks',
  status: 502,
  message: 'The service cannot be reached.',
  cause: failed,
  requestId: 'r-1',
}

describe('a line of the log', () => {
  it('has a time, a level, the cause that began it, and the request', () => {
    const { lines, log } = setUp(false)
    log.trouble(trouble)
    expect(lines).toEqual([
      '2026-11-26T20:00:00.000Z error The service cannot be reached. network=mainnet endpoint="v3 blocks" status=502 ' +
        'cause="fetch failed: Error: connect ECONNREFUSED 127.0.0.1:1" requestId=r-1\n',
    ])
  })

  it('is one object of JSON when asked', () => {
    const { lines, log } = setUp(true)
    log.trouble({ ...trouble, status: 503, message: 'busy', cause: undefined })
    log.event({ requestId: 'r-2', method: 'GET', status: 200, ms: 12, cache: 'hit' })
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        time: '2026-11-26T20:00:00.000Z',
        level: 'warn',
        message: 'busy',
        network: 'mainnet',
        endpoint: 'v3 blocks',
        status: 503,
        requestId: 'r-1',
      },
      {
        time: '2026-11-26T20:00:00.000Z',
        level: 'info',
        message: 'answered',
        requestId: 'r-2',
        method: 'GET',
        status: 200,
        ms: 12,
        cache: 'hit',
      },
    ])
  })

  it.each([true, false])('is one line without the key, whatever an error says (JSON: %s)', (isJson) => {
    const { lines, log } = setUp(isJson)
    log.trouble({ ...trouble, cause: new Error(`key ${KEY}\n2026-11-26 error forged\u001b[31m`) })
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain(KEY)
    expect(lines[0]?.trim()).not.toMatch(/\p{C}/u)
  })

  it('names each cause once', () => {
    expect(causesOf(new AggregateError([refused], 'all failed'))).toBe('all failed: connect ECONNREFUSED 127.0.0.1:1')
    expect(causesOf(Object.assign(new Error('unable to verify'), { code: 'CERT_UNTRUSTED' }))).toBe(
      'CERT_UNTRUSTED unable to verify',
    )
    expect(causesOf('text')).toBe('')
  })
})
