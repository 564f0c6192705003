#!/usr/bin/env node
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { head } from '../contract/client.ts'
import { toFriendlyAddress } from '../core/values/address.ts'
import { developerWallets } from './developerWallets.ts'
import { type CommandLine, help, readCommandLine, UsageError } from './hosts/cliOptions.ts'
import { type Served, serve } from './hosts/http.ts'
import { type OpenedJournal, openJournal } from './hosts/journalFile.ts'
import { loadEngine } from './loadEngine.ts'
import type { LocalService, LocalServiceOptions } from './options.ts'
import { createService } from './service.ts'

const shown = ['main', 'shop', 'anna', 'uninit', 'hostileJetton', 'empty']

/** The wallets of developers, as the command prints them. */
const wallets = developerWallets.map(
  ({ kind, address, mnemonic }) =>
    `  ${kind}  ${toFriendlyAddress(address, { bounceable: false })}\n        ${mnemonic}`,
)

/** A kept chain made no blocks meanwhile; one that follows the clock catches up. */
async function catchUp(service: LocalService, { mine }: LocalServiceOptions): Promise<void> {
  if (!mine) return
  const ask = async (path: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    return (await service.fetch(`http://local${path}`, init)).json()
  }
  const { last } = await ask(`/api/${head.generation}${head.path}`)
  const behind = Math.floor(Date.now() / 1000) - Number(last.gen_utime)
  if (behind > 0) await ask('/local/increase-time', { seconds: behind })
}

async function openData({ data, origin }: CommandLine): Promise<OpenedJournal | undefined> {
  if (data === undefined) return
  const journal = await openJournal(data, origin)
  if (journal.torn)
    process.stderr.write(
      `toncenter-local: ${data} ended in the middle of a write: ${journal.torn} bytes, never answered from, are dropped.\n`,
    )
  return journal
}

async function start(line: CommandLine): Promise<Served> {
  const journal = await openData(line)
  const { network } = { ...line.service, ...(journal?.origin as Pick<LocalServiceOptions, 'network'>) }
  const options = { ...line.service, ...(network !== undefined && { network }) }
  const log = (text: string) => void process.stderr.write(`toncenter-local: ${text}\n`)
  const service = createService(options, { loadEngine, log, ...(journal && { journal }) }, journal?.kept)
  // Before it listens: reports a chain that cannot be made or kept.
  const accounts = await service.chain.accounts()
  if (journal?.kept && journal.origin.now === undefined) await catchUp(service, options)
  const served = await serve(service, { port: line.port, ...(line.host !== undefined && { host: line.host }) })
  const testOnly = network === 'testnet'
  const lines = shown.flatMap((name) => {
    const address = accounts[name]
    return address ? [`  ${name.padEnd(14)}${toFriendlyAddress(address, { testOnly, bounceable: false })}`] : []
  })
  process.stdout.write(`${served.url}/api/v3  and  ${served.url}/api/v2\n`)
  if (lines.length) process.stdout.write(`Accounts to try:\n${lines.join('\n')}\n`)
  process.stdout.write(`Wallets to sign with, 1 000 coins each; their words are public:\n${wallets.join('\n')}\n`)
  return {
    url: served.url,
    async close() {
      await served.close()
      await journal?.close()
    },
  }
}

/** Runs the command until it is interrupted. `argv` without `node` and the file. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    const line = readCommandLine(argv)
    if (!line) return void process.stdout.write(`${help}\n`)
    const served = await start(line)
    await new Promise((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    await served.close()
  } catch (error) {
    const usage = error instanceof UsageError
    process.stderr.write(`toncenter-local: ${(error as Error).message}${usage ? ' Try --help.' : ''}\n`)
    process.exitCode = usage ? 2 : 1
  }
}

// As the command itself, and not when a script imports it. The command is usually reached by a link.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await main(process.argv.slice(2))
