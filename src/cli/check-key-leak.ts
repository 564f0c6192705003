#!/usr/bin/env node
import { join } from 'node:path'
import { findKeyLeaks } from './findKeyLeaks.ts'

const [folder, ...rest] = process.argv.slice(2)
const key = process.env.TONCENTER_API_KEY

if (!folder || rest.length || folder.startsWith('-')) {
  process.stderr.write('Usage: TONCENTER_API_KEY=… toncenter-check-key-leak <built folder>\n')
  process.exitCode = 2
} else {
  try {
    const leaks = await findKeyLeaks(folder, key)
    for (const { file, line, kind } of leaks) process.stderr.write(`${join(folder, file)}:${line}: ${kind}\n`)
    if (!key) process.stdout.write('TONCENTER_API_KEY is not set: looked for what looks like a key only.\n')
    if (!leaks.length) process.stdout.write(`No API key in ${folder}.\n`)
    process.exitCode = leaks.length ? 1 : 0
  } catch (error) {
    process.stderr.write(`toncenter-check-key-leak: ${(error as Error).message}\n`)
    process.exitCode = 2
  }
}
