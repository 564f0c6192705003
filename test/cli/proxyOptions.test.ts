import { describe, expect, it } from 'vitest'
import { PROXY_HELP } from '../../src/cli/proxyHelp.ts'
import { readProxyOptions } from '../../src/cli/proxyOptions.ts'

const env = { TONCENTER_API_KEY: 'k'.repeat(20) }
const read = (...args: string[]) => readProxyOptions(args, env)

describe('the command line of toncenter-proxy', () => {
  it('needs a key alone', () => {
    expect(read()).toEqual({
      port: 8080,
      host: '127.0.0.1',
      isJson: false,
      logsRequests: false,
      keys: [env.TONCENTER_API_KEY],
      proxy: { network: 'mainnet', apiKey: env.TONCENTER_API_KEY, send: false, queue: {} },
    })
  })

  it('takes the store, the queue, the times and the ports', () => {
    const args =
      '--redis redis://r:6379 --queue 20 --queue-wait 3000 --timeout 4000 --metrics-port 9090 --log json --log-requests'
    expect(read(...args.split(' '))).toMatchObject({
      redisUrl: 'redis://r:6379',
      metricsPort: 9090,
      isJson: true,
      logsRequests: true,
      proxy: { queue: { max: 20, maxWaitMs: 3_000 }, timeoutMs: 4_000 },
    })
    expect(readProxyOptions([], { ...env, TONCENTER_REDIS_URL: 'rediss://r' })?.redisUrl).toBe('rediss://r')
  })

  it('takes several networks, with a key each', () => {
    const keys = { TONCENTER_API_KEY_MAINNET: 'main', TONCENTER_API_KEY_DEV_NET: ' dev ' }
    const args = ['--network', 'mainnet', '--network', 'dev-net', '--upstream', 'dev-net=http://127.0.0.1:8081']
    expect(readProxyOptions(args, keys)).toMatchObject({
      keys: ['main', 'dev'],
      proxy: { networks: { mainnet: { apiKey: 'main' }, 'dev-net': { upstream: 'http://127.0.0.1:8081' } } },
    })
  })

  it.each([
    [['--no-emulation'], { emulate: false }],
    [['--own-origin', 'same'], { ownOrigin: true }],
    [
      ['--own-origin', 'https://a.test', '--own-origin', 'https://b.test'],
      { ownOrigin: ['https://a.test', 'https://b.test'] },
    ],
    [
      ['--per-client', '2', '--trusted-proxy', '10.0.0.0/8'],
      { perClient: { requestsPerSecond: 2 }, trustedProxies: ['10.0.0.0/8'] },
    ],
    [['--trusted-proxy', '10.0.0.1'], { trustedProxies: ['10.0.0.1'] }],
  ])('takes %j', (args, proxy) => {
    expect(read(...args)?.proxy).toMatchObject(proxy)
  })

  it.each([
    [['--port', '80x'], '--port 80x is no port'],
    [['--metrics-port', '70000'], '--metrics-port 70000 is no port'],
    [['--queue', '0'], '--queue 0 is no number above 0'],
    [['--timeout', '1e12'], '--timeout 1e12 is no number above 0'],
    [['--log', 'xml'], '--log xml is neither text nor json'],
    [['--redis', 'localhost'], '--redis is no redis:// URL'],
    [['--network', 'mainnet', '--network', 'testnet'], 'TONCENTER_API_KEY_MAINNET is not set'],
    [['--network', 'mainnet', '--network', 'mainnet'], '--network names one network twice'],
    [['--upstream', 'http://a', '--upstream', 'http://b'], '--upstream is given twice'],
    [['extra'], 'extra'],
  ])('refuses %j in one sentence', (args, words) => {
    expect(() => read(...args)).toThrow(words)
  })

  it('refuses an address of a network that is not named', () => {
    const keys = { TONCENTER_API_KEY_A: 'a', TONCENTER_API_KEY_B: 'b' }
    const args = ['--network', 'a', '--network', 'b', '--upstream', 'http://127.0.0.1:1']
    expect(() => readProxyOptions(args, keys)).toThrow('NETWORK=URL')
  })

  it('has a line of help for each option, and no wider than a terminal of 140', () => {
    expect(read('--help')).toBeUndefined()
    for (const line of PROXY_HELP.split('\n')) expect(line.length).toBeLessThanOrEqual(140)
    const words =
      '--redis --queue --queue-wait --timeout --metrics-port --log --log-requests --own-origin --network --upstream'
    for (const word of words.split(' ')) expect(PROXY_HELP).toContain(`  ${word} `)
  })
})
