#!/usr/bin/env node
import { findKeyLeaks, sentenceOf } from './findKeyLeaks.ts'
import { keysOf } from './keys.ts'

const [folder, ...rest] = process.argv.slice(2)

if (!folder || rest.length || folder.startsWith('-')) {
  process.stderr.write(
    'Usage: TONCENTER_API_KEY=… TONCENTER_API_KEY_TESTNET=… toncenter-check-key-leak <built folder>\n',
  )
  process.exitCode = 2
} else {
  try {
    const keys = keysOf(process.env)
    const leaks = await findKeyLeaks(folder, Object.values(keys))
    for (const leak of leaks) process.stderr.write(`${sentenceOf(folder, leak)}\n`)
    const looked = Object.keys(keys).join(', ') || 'what looks like a key only: TONCENTER_API_KEY is not set'
    if (!leaks.length) process.stdout.write(`No API key in ${folder}. Looked for ${looked}.\n`)
    process.exitCode = leaks.length ? 1 : 0
  } catch (error) {
    process.stderr.write(`toncenter-check-key-leak: ${(error as Error).message}\n`)
    process.exitCode = 2
  }
}
