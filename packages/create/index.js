#!/usr/bin/env node
// `npm create toncenter-app my-app -- --template next`: copies a template into a new folder. It asks nothing and installs nothing.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const names = readdirSync(at('templates')).sort()

const HELP = `npm create toncenter-app FOLDER -- [--template ${names.join('|')}]

Copies an app that reads the TON Center API: balance, tokens, history, send and a proxy.
It runs offline on a local chain until its .env names a network.

  --template   vite (default): a page and its server; next: the App Router of Next.js
  --help       this text
`

/** Ends the process with one sentence: nothing was written. */
function giveUp(sentence) {
  process.stderr.write(`create-toncenter-app: ${sentence}\n`)
  process.exit(2)
}

function readArguments() {
  const options = { template: { type: 'string', default: 'vite' }, help: { type: 'boolean', default: false } }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return giveUp(`${error.message}\n\n${HELP}`)
  }
}

const isEmpty = (path) => statSync(path).isDirectory() && readdirSync(path).every((name) => name === '.git')

/** A folder name as the name of a package. */
const packageName = (folder) =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '') || 'toncenter-app'

/** Copies the template and what all have. npm packs no `.gitignore`, so its file has another name until here. */
function copy(template, folder) {
  for (const part of ['shared', `templates/${template}`]) cpSync(at(part), folder, { recursive: true })
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'))
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify({ ...manifest, name: packageName(folder) }, undefined, 2)}\n`)
}

const {
  values: { template, help },
  positionals: [target, ...others],
} = readArguments()
if (help) {
  process.stdout.write(HELP)
  process.exit(0)
}
if (target === undefined || others.length) giveUp(`name one folder for the app.\n\n${HELP}`)
if (!names.includes(template)) giveUp(`there is no template "${template}": the templates are ${names.join(' and ')}.`)
const folder = resolve(target)
if (existsSync(folder) && !isEmpty(folder)) giveUp(`${target} is not an empty folder.`)

copy(template, folder)
const path = relative(process.cwd(), folder) || '.'
const steps = [`cd ${/\s/.test(path) ? `"${path}"` : path}`, 'npm install', 'npm run dev']
process.stdout.write(`The app is in ${folder}. It runs offline, on a local chain:\n\n  ${steps.join('\n  ')}\n`)
