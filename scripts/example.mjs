// `npm run example -- next`: an app of examples/ with our packages as they would be published, on a local chain.
//   TONCENTER_API_KEY=…   the hosted mainnet in place of the local chain
//   -- next --port 4000   what follows the name goes to the development server
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildOnce, stampOf } from './build-once.mjs'
import { giveUp, root, setup } from './setup.mjs'

const examples = join(root, 'examples')
const names = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'package.json')))
const [name, ...args] = process.argv.slice(2)
if (!names.includes(name))
  giveUp(`Name one of the examples: npm run example -- ${names.join('|')}. npm start has the explorer.`)
const folder = join(examples, name)
const shell = process.platform === 'win32'

setup()

/** What the packages are built and packed of, apart from their guides. */
const SOURCES = [
  'src',
  'contract',
  'scripts',
  'packages/local',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
].concat(['tsconfig.build.json', 'vite.config.ts', 'vite.service.config.ts', 'vite.engine.config.ts'])

/** Runs a program to its end; ends here, with its code, where it fails. */
function run(command, list, options) {
  const { status } = spawnSync(command, list, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
  if (status !== 0) process.exit(status ?? 1)
}

const packed = await buildOnce(join(examples, 'dist'), stampOf(root, SOURCES), (into) => {
  console.log('Building the packages …')
  run(process.execPath, ['scripts/build.mjs'], { cwd: root })
  const pack = ['pack', '--workspace', 'toncenter-local', '--include-workspace-root', '--pack-destination', into]
  run('npm', [...pack, '--ignore-scripts', '--loglevel', 'error'], { cwd: root, shell })
})

// Links to the repository would bring a second React with them, and a root above that of the app.
const marker = join(folder, 'node_modules/.toncenter-packed')
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== basename(packed)) {
  console.log(`Installing the packages of examples/${name} …`)
  const tarballs = readdirSync(packed).map((file) => join(packed, file))
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel', 'error']
  run('npm', ['install', ...quiet, ...tarballs], { cwd: folder, shell })
  writeFileSync(marker, basename(packed))
}

/** Starts the local service on a free port. Gives its process and its URL. */
function startService() {
  const command = join(folder, 'node_modules/toncenter-local/dist/cli.js')
  const child = spawn(process.execPath, [command, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      said += chunk
      const url = /^(http:\S+)\/api\/v3/.exec(said)?.[1]
      if (url) resolve({ child, url })
    })
    child.once('exit', (code) => giveUp(`The local service ended with ${code}.`))
  })
}

const key = process.env.TONCENTER_API_KEY
const service = key ? undefined : await startService()
console.log(
  `examples/${name} shows ${key ? 'the hosted mainnet' : 'a chain on this machine, a block every 5 s'}. Ctrl-C stops it.`,
)
const env = { ...process.env, ...(service && { TONCENTER_API_KEY: 'any', TONCENTER_UPSTREAM: service.url }) }
const app = spawn('npm', ['run', 'dev', '--', ...args], { cwd: folder, env, shell, stdio: 'inherit' })
const stopWatching = () => service?.child.removeAllListeners('exit')
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    // The terminal sends Ctrl-C to the service too.
    stopWatching()
    app.kill(signal)
  })
}
app.once('exit', (code) => {
  stopWatching()
  service?.child.kill()
  process.exitCode = code ?? 0
})
