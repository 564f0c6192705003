import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen, shut } from '../support/listen.ts'
import {
  consumer,
  createManifest,
  installed,
  installedCreate,
  installedLocal,
  localManifest,
  manifest,
} from './installed.ts'

const PACKAGES = [
  [installed, manifest],
  [installedLocal, localManifest],
  [installedCreate, createManifest],
] as const
const KEY = 'c0ffee42'.repeat(8)

/** Starts a command of the package as npm's link would. */
function start(name: string, args: string[], env: Record<string, string> = {}) {
  const [folder, { bin }] = PACKAGES.find(([, { bin }]) => name in bin) ?? [installed, manifest]
  const clean = Object.fromEntries(Object.entries(process.env).filter(([variable]) => !variable.includes('TONCENTER')))
  const child = spawn(process.execPath, [join(folder, bin[name] ?? ''), ...args], {
    cwd: consumer,
    env: { ...clean, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve))
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (found) resolve(found[0])
    })
    child.on('close', () => reject(new Error(output)))
  })
  // Nobody has to wait for an address.
  address.catch(() => {})
  return { child, exit, address, output: () => output }
}

async function run(name: string, args: string[], env?: Record<string, string>) {
  const { exit, output } = start(name, args, env)
  return { code: await exit, output: output() }
}

describe('toncenter-proxy', () => {
  it.each([
    [[], {}, 'TONCENTER_API_KEY is not set'],
    [['--prot', '1'], { TONCENTER_API_KEY: KEY }, "Unknown option '--prot'"],
    [['--port', 'x'], { TONCENTER_API_KEY: KEY }, '--port x is no port'],
    [['--network', 'devnet'], { TONCENTER_API_KEY: KEY }, '"devnet" has no host'],
    [['--requests-per-second', 'x'], { TONCENTER_API_KEY: KEY }, '--requests-per-second x is no number above 0'],
    [['--per-client', '0'], { TONCENTER_API_KEY: KEY }, '--per-client 0 is no number above 0'],
    [['--trusted-proxy', '10.0.0.0/40'], { TONCENTER_API_KEY: KEY }, '"10.0.0.0/40", which is no address'],
    [['--allow', 'nothing'], { TONCENTER_API_KEY: KEY }, 'nothing'],
  ])('says what is wrong with %j and ends with 2', async (args, env, text) => {
    const { code, output } = await run('toncenter-proxy', args, env as Record<string, string>)
    expect([code, output]).toEqual([2, expect.stringContaining(text)])
    expect(output).not.toContain(KEY)
  })

  it('passes on what the service says, and stops cleanly when interrupted', async () => {
    const local = start('toncenter-local', ['--port', '0', '--every', '0'])
    const upstream = await local.address
    const proxy = start('toncenter-proxy', ['--port', '0', '--network', 'local', '--upstream', upstream], {
      TONCENTER_API_KEY: KEY,
    })
    const address = await proxy.address
    const response = await fetch(`${address}/ton/api/v3/transactions?limit=2`)
    expect(response.status).toBe(200)
    expect(((await response.json()) as { transactions: unknown[] }).transactions).toHaveLength(2)
    expect((await fetch(`${address}/ton/api/v3/nothing`)).status).toBe(404)
    for (const { child, exit } of [proxy, local]) {
      child.kill('SIGINT')
      expect(await exit).toBe(0)
    }
    expect(proxy.output()).not.toContain(KEY)
  })
})

describe('toncenter-proxy that ends', () => {
  /** A service that answers when it is allowed to, and a proxy in front of it. */
  async function open() {
    const waiting: ServerResponse[] = []
    const server = createServer((_, response) => waiting.push(response))
    onTestFinished(() => shut(server))
    const upstream = `http://127.0.0.1:${await listen(server)}`
    const proxy = start('toncenter-proxy', ['--port', '0', '--network', 'local', '--upstream', upstream], {
      TONCENTER_API_KEY: KEY,
    })
    const asked = async () => expect.poll(() => waiting.length, { interval: 5 }).toBeGreaterThan(0)
    const answer = () => waiting.pop()?.setHeader('content-type', 'application/json').end('{"last":1}')
    const address = await proxy.address
    const refused = () =>
      expect.poll(() => fetch(address).then(String, () => 'refused'), { interval: 5 }).toBe('refused')
    return { ...proxy, url: `${address}/ton/api/v3/masterchainInfo`, asked, answer, refused }
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'toncenter-proxy that ends by %s answers requests in flight, and no new one',
    async (signal) => {
      const { child, exit, url, asked, answer, refused } = await open()
      const response = fetch(url)
      await asked()
      child.kill(signal)
      await refused()
      answer()
      expect(await (await response).text()).toBe('{"last":1}')
      expect(await exit).toBe(0)
    },
  )

  it('twice ends at once', async () => {
    const { child, exit, url, asked, refused } = await open()
    const response = fetch(url).catch(() => 'cut')
    await asked()
    child.kill('SIGTERM')
    await refused()
    child.kill('SIGINT')
    expect(await response).toBe('cut')
    expect(await exit).not.toBe(0)
  })
})

describe('toncenter-proxy with limits', () => {
  /** A proxy before a server that answers as `answer` does. */
  async function open(args: string[], answer: RequestListener) {
    const server = createServer(answer)
    onTestFinished(() => shut(server))
    const upstream = `http://127.0.0.1:${await listen(server)}`
    const proxy = start('toncenter-proxy', ['--port', '0', '--network', 'local', '--upstream', upstream, ...args], {
      TONCENTER_API_KEY: KEY,
    })
    return { ...proxy, url: `${await proxy.address}/ton/api/v3` }
  }
  const json: RequestListener = (_, response) => response.setHeader('content-type', 'application/json').end('{}')

  it('counts each client that a trusted proxy names', async () => {
    const { url } = await open(['--per-client', '0.001', '--trusted-proxy', '127.0.0.0/8'], json)
    const ask = async (client: string) =>
      (await fetch(`${url}/masterchainInfo`, { headers: { 'x-forwarded-for': client } })).status
    const statuses: number[] = []
    for (let count = 0; count < 11; count++) statuses.push(await ask('192.0.2.1'))
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect(await ask('192.0.2.2')).toBe(200)
  })

  it('lets through the endpoints that are named, and no others', async () => {
    const { url } = await open(['--allow', 'masterchainInfo', '--allow', 'blocks'], json)
    const status = async (path: string) => (await fetch(`${url}/${path}`)).status
    expect(await Promise.all(['masterchainInfo', 'blocks', 'transactions'].map(status))).toEqual([200, 200, 404])
  })

  it('writes one line for each trouble, without the key', async () => {
    const { url, output, child, exit } = await open([], (_, response) => void response.destroy())
    expect((await fetch(`${url}/masterchainInfo`)).status).toBe(502)
    child.kill('SIGTERM')
    await exit
    const [, line, ...others] = output().trim().split('\n')
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z error .* network=local endpoint="v3 masterchainInfo" status=502 /)
    expect(others).toEqual([])
    expect(output()).not.toContain(KEY)
  })
})

describe('toncenter-local', () => {
  const post = (url: string, body: object) =>
    fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  const data = join(consumer, 'chain.data')
  const args = ['--port', '0', '--every', '0', '--scenario', 'empty', '--data', data]
  const account = (n: number) => `0:${n.toString(16).padStart(64, '0')}`

  it('refuses keys that it does not know, by option and by file', async () => {
    writeFileSync(join(consumer, 'keys'), `# of the team\n${KEY}\nelsewhere:testnet # theirs\n`)
    const { address } = start('toncenter-local', ['--port', '0', '--every', '0', '--auth', '@keys', '--auth', 'more'])
    const url = `${await address}/api/v3/masterchainInfo`
    const status = async (key?: string) => (await fetch(url, { headers: key ? { 'x-api-key': key } : {} })).status
    expect(await Promise.all([undefined, KEY, 'more', 'elsewhere', 'nobody'].map(status))).toEqual([
      200, 200, 200, 403, 401,
    ])
  })

  it('loses nothing that it has answered when it is killed in the middle of its work, twice over', async () => {
    const answered = new Map<number, string>()
    let next = 1
    for (let life = 0; life < 2; life++) {
      const { child, exit, address } = start('toncenter-local', args)
      const url = await address
      for (const [n, amount] of answered) {
        const found = await (await fetch(`${url}/api/v2/getAddressBalance?address=${account(n)}`)).json()
        expect(found.result, `account ${n} in life ${life}`).toBe(amount)
      }
      // Several at once, until the end.
      const work = async () => {
        for (;;) {
          const n = next++
          const amount = String(1000 + n)
          const { ok } = await (await post(`${url}/local/fund`, { address: account(n), amount })).json()
          if (ok) answered.set(n, amount)
        }
      }
      const working = Array.from({ length: 4 }, () => work().catch(() => {}))
      const before = answered.size
      await expect.poll(() => answered.size, { interval: 5 }).toBeGreaterThanOrEqual(before + 25)
      child.kill('SIGKILL')
      await exit
      await Promise.all(working)
    }
    expect(answered.size).toBeGreaterThanOrEqual(50)
    // And it says so where the last write was torn.
    appendFileSync(data, '0123456789abcdef {"batch":')
    const { address, output } = start('toncenter-local', args)
    const url = await address
    expect(output()).toContain('ended in the middle of a write: 26 bytes')
    const [last] = [...answered].at(-1) as [number, string]
    const found = await (await fetch(`${url}/api/v2/getAddressBalance?address=${account(last)}`)).json()
    expect(found.result).toBe(answered.get(last))
  })

  it('will not go on with the chain of another seed', async () => {
    const file = join(consumer, 'other.data')
    const first = start('toncenter-local', [
      '--port',
      '0',
      '--scenario',
      'empty',
      '--seed',
      '3',
      '--every',
      '0',
      '--data',
      file,
    ])
    await first.address
    expect(await run('toncenter-local', ['--port', '0', '--data', file])).toMatchObject({
      code: 1,
      output: expect.stringContaining(`is in use by process ${first.child.pid}`),
    })
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    expect(await run('toncenter-local', ['--port', '0', '--seed', '4', '--data', file])).toMatchObject({
      code: 1,
      output: expect.stringContaining('has a chain of --seed 3, not 4'),
    })
  })
})

describe('create-toncenter-app', () => {
  it.each([
    [[], 'name one folder'],
    [['one', 'two'], 'name one folder'],
    [['my-app', '--template', 'vue'], 'there is no template "vue": the templates are next and vite'],
    [['my-app', '--tempalte', 'next'], "Unknown option '--tempalte'"],
    [['node_modules'], 'node_modules is not an empty folder'],
  ])('says what is wrong with %j, writes nothing, and ends with 2', async (args, text) => {
    const { code, output } = await run('create-toncenter-app', args)
    expect([code, output]).toEqual([2, expect.stringContaining(text)])
    expect(existsSync(join(consumer, 'my-app'))).toBe(false)
  })

  it.each(['vite', 'next'])(
    'copies the template %s under a name for npm, with what npm does not pack',
    async (template) => {
      const folder = `started/My ${template} App`
      const { code, output } = await run('create-toncenter-app', [folder, '--template', template])
      expect([code, output]).toEqual([0, expect.stringContaining(`cd "${folder}"`)])
      const read = (path: string) => readFileSync(join(consumer, folder, path), 'utf8')
      const { name, dependencies, devDependencies } = JSON.parse(read('package.json'))
      expect(name).toBe(`my-${template}-app`)
      const { version } = createManifest
      expect([dependencies['toncenter-react'], devDependencies['toncenter-local']]).toEqual([version, version])
      expect(read('.gitignore').split('\n')).toContain('.env')
      expect(read('.env.example')).toContain('TONCENTER_API_KEY=\n')
      expect(existsSync(join(consumer, folder, '_gitignore'))).toBe(false)
    },
  )
})

describe('toncenter-check-key-leak', () => {
  const folder = join(consumer, 'built')
  mkdirSync(folder, { recursive: true })

  it('ends with 2 without a folder, for one that is not there, and for one without files', async () => {
    expect((await run('toncenter-check-key-leak', [])).code).toBe(2)
    expect((await run('toncenter-check-key-leak', ['nowhere'])).code).toBe(2)
    mkdirSync(join(consumer, 'empty'), { recursive: true })
    expect(await run('toncenter-check-key-leak', ['empty'])).toEqual({
      code: 2,
      output: 'toncenter-check-key-leak: empty has no files: is it the folder of the build?\n',
    })
  })

  it('ends with 2 for a blank key', async () => {
    expect(await run('toncenter-check-key-leak', ['built'], { TONCENTER_API_KEY: '\n' })).toMatchObject({
      code: 2,
      output: expect.stringContaining('TONCENTER_API_KEY is blank'),
    })
  })

  it('ends with 1 and names file and line, never the key', async () => {
    writeFileSync(join(folder, 'index.js'), `\n\nask("${KEY}")\n`)
    const env = { TONCENTER_API_KEY: 'another key', TONCENTER_API_KEY_TESTNET: `${KEY}\n` }
    const { code, output } = await run('toncenter-check-key-leak', ['built'], env)
    expect([code, output.trim()]).toEqual([1, `${join('built', 'index.js')}:3: the key`])
  })

  it('ends with 0 where there is none, and names the keys that it searched', async () => {
    writeFileSync(join(folder, 'index.js'), 'ask()\n')
    expect(await run('toncenter-check-key-leak', ['built'], { TONCENTER_API_KEY: KEY })).toEqual({
      code: 0,
      output: 'No API key in built. Looked for TONCENTER_API_KEY.\n',
    })
  })

  it('has no false alarm about the hashes and addresses of this package', async () => {
    const { code, output } = await run('toncenter-check-key-leak', ['node_modules/toncenter-react/dist'])
    expect([code, output]).toEqual([0, expect.stringContaining('what looks like a key only')])
  })
})

describe('toncenter-token-registry', () => {
  const address = (digit: string) => `0:${digit.repeat(64)}`
  const list = [
    { address: address('b'), symbol: 'FROG', name: 'Frog' },
    { address: 'EQ', symbol: 'BAD' },
  ]

  it.each([
    [[], 'Give a list and a file to write.'],
    [['pond.json', 'tokens.md', '--name', 'Pond'], 'tokens.md ends in neither .ts nor .json.'],
    [['nowhere.json', 'tokens.ts', '--name', 'Pond'], 'ENOENT'],
    [['http://127.0.0.1/list.json', 'tokens.ts'], 'Only https: URLs are read.'],
    [['pond.json', 'tokens.ts'], 'give one with --name'],
    [['pond.json', 'tokens.ts', '--made', 'soon'], '--made soon is no time.'],
    [['pond.json', 'tokens.ts', '--nam', 'Pond'], "Unknown option '--nam'"],
    [['page.json', 'tokens.ts', '--name', 'Pond'], 'It is no JSON.'],
  ])('says what is wrong with %j, writes nothing and ends with 2', async (args, text) => {
    writeFileSync(join(consumer, 'pond.json'), JSON.stringify(list))
    writeFileSync(join(consumer, 'page.json'), '<html>')
    const { code, output } = await run('toncenter-token-registry', args)
    expect([code, output]).toEqual([2, expect.stringContaining(text)])
    expect(existsSync(join(consumer, 'tokens.ts'))).toBe(false)
  })

  it('writes a list as JSON, and names the dropped rows', async () => {
    writeFileSync(join(consumer, 'pond.json'), JSON.stringify(list))
    const { code, output } = await run('toncenter-token-registry', ['pond.json', 'tokens.json', '--name', 'Pond'])
    expect([code, output]).toEqual([
      0,
      '1 tokens of Pond are in tokens.json.\nLeft out: 1 has no address of an account.\n',
    ])
    expect(JSON.parse(readFileSync(join(consumer, 'tokens.json'), 'utf8'))).toEqual({
      name: 'Pond',
      network: 'mainnet',
      source: 'pond.json',
      tokens: [{ address: address('B'), symbol: 'FROG', name: 'Frog' }],
    })
  })

  it('writes a list of the form of Uniswap as a module', async () => {
    const pond = { name: 'Pond', timestamp: '2026-11-01T00:00:00Z', tokens: list }
    writeFileSync(join(consumer, 'pond.json'), JSON.stringify(pond))
    expect((await run('toncenter-token-registry', ['pond.json', 'pond.ts'])).code).toBe(0)
    const text = readFileSync(join(consumer, 'pond.ts'), 'utf8')
    expect(text).toContain('export const registry: TokenRegistry = {')
    expect(text).toContain('"made": "2026-11-01T00:00:00Z"')
  })
})
