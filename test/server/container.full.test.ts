import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requireTool } from '../../scripts/tools.mjs'
import { readProxyOptions } from '../../src/cli/proxyOptions.ts'
import { withOperations } from '../../src/server/operations.ts'
import { createProxy } from '../../src/server/proxy.ts'

interface Compose {
  services: Record<string, { command: string[]; environment?: Record<string, string>; [name: string]: unknown }>
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const manifest = JSON.parse(read('package.json'))
const container = read('examples/proxy/Containerfile')
const { parse } = requireTool('yaml') as { parse(text: string): Compose }
const { services } = parse(read('examples/proxy/compose.yaml'))

/** The words of an instruction in its list form. */
const wordsOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(`^ *${instruction} (\\[.*\\])$`, 'm').exec(container)?.[1] ?? '[]')

const env = { TONCENTER_API_KEY: 'k'.repeat(20) }

describe('the container of the proxy', () => {
  it('starts the command of the package, with options that it takes', () => {
    const [node, file] = wordsOf('ENTRYPOINT')
    expect(node).toBe('node')
    expect(file).toBe(`node_modules/${manifest.name}/${manifest.bin['toncenter-proxy']}`)
    const [, entrypoint] = container.split(/^ENTRYPOINT .*$/m)
    const args = JSON.parse(/^CMD (\[.*\])$/m.exec(entrypoint ?? '')?.[1] ?? '')
    expect(readProxyOptions(args, env)).toMatchObject({ host: '0.0.0.0', port: 8080, metricsPort: 9090, isJson: true })
  })

  it('installs the packages that the command loads, in versions that go with it, and runs as no root', () => {
    const install = /npm install (.*) &&/.exec(container)?.[1] ?? ''
    expect(install).toContain(`${manifest.name}@${manifest.version.split('.').slice(0, 2).join('.')}`)
    expect(install).toContain(`undici@${/\d+/.exec(manifest.peerDependencies.undici)}`)
    expect(install).toContain(`redis@${/\d+/.exec(manifest.devDependencies.redis)}`)
    expect(container).toMatch(/^USER node$/m)
  })

  it('asks for its health where the command has it', async () => {
    const path = /fetch\('http:\/\/127\.0\.0\.1:8080(\/\w+)'\)/.exec(container)?.[1]
    const proxy = withOperations(createProxy({ network: 'mainnet', apiKey: 'k' }))
    expect((await proxy(new Request(`http://a.test${path}`), {})).status).toBe(200)
  })
})

describe('compose.yaml', () => {
  const { proxy, store } = services

  it('gives the proxy options that it takes, and the store', () => {
    const environment = { ...env, TONCENTER_REDIS_URL: proxy?.environment?.TONCENTER_REDIS_URL }
    expect(readProxyOptions(proxy?.command ?? [], environment)).toMatchObject({
      host: '0.0.0.0',
      redisUrl: 'redis://store:6379',
      metricsPort: 9090,
      proxy: { network: 'mainnet', requestsPerSecond: 10, queue: { max: 100, maxWaitMs: 8_000 }, timeoutMs: 10_000 },
    })
    expect(proxy?.environment?.TONCENTER_API_KEY).toMatch(/^\$\{TONCENTER_API_KEY:\?/)
    expect(proxy?.depends_on).toEqual(['store'])
  })

  it('opens neither the metrics nor the store to strangers', () => {
    expect(proxy?.ports).toEqual(['127.0.0.1:8080-8081:8080'])
    expect(store).not.toHaveProperty('ports')
  })

  it('leaves the proxy the time that it needs to end, and the store a bound that it can live with', () => {
    expect(Number.parseInt(String(proxy?.stop_grace_period), 10)).toBeGreaterThan(15)
    expect(store?.command.join(' ')).toContain('--maxmemory 256mb --maxmemory-policy allkeys-lru')
    expect(store?.image).toMatch(/^valkey\/valkey:8/)
  })
})
