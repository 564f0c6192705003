import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createClient } from '../src/core/client.ts'
import { exportWriter } from '../src/history/exportFile.ts'
import { exportHistory } from '../src/history/exportHistory.ts'
import { historyExport } from '../src/history/historyExport.ts'
import { openJournal } from '../src/local/hosts/journalFile.ts'
import { loadEngine } from '../src/local/loadEngine.ts'
import { demoAccounts as demo } from '../src/local/service/accounts.ts'
import { createService } from '../src/local/service.ts'
import { write } from './grown.ts'
import type { Figure } from './measure.ts'

export const title = 'The history of an account as CSV: requests, and what memory holds above the service'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes in use, without garbage. */
function used(): number {
  collect()
  return process.memoryUsage().heapUsed
}

async function walk(folder: string, size: number) {
  const path = join(folder, `${size}.data`)
  await write(path, size, demo.main)
  const journal = await openJournal(path, {})
  const service = createService({ mine: 'manual' }, { loadEngine, journal }, journal.kept)
  let requests = 0
  const client = createClient({
    baseUrl: 'http://local',
    fetch(request) {
      requests++
      return service.fetch(request)
    },
  })
  const { rows } = exportWriter('csv', historyExport)
  let [count, bytes, most] = [0, 0, 0]
  // The service indexes at its first answers: they are not the export's.
  for await (const row of exportHistory({ client, account: demo.main })) bytes = rows([row]).length
  const before = used()
  requests = 0
  bytes = 0
  for await (const row of exportHistory({ client, account: demo.main })) {
    bytes += rows([row]).length
    if (++count % 2_500 === 0) most = Math.max(most, used() - before)
  }
  client.close()
  journal.close?.()
  return { count, bytes, most, requests }
}

export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'history-'))
  try {
    const figures: Figure[] = []
    let first = 0
    for (const size of [7_000, 22_000]) {
      const { count, bytes, most, requests } = await walk(folder, size)
      first ||= most
      figures.push(
        {
          name: `${count} rows, ${(bytes / 1e6).toFixed(1)} MB: requests`,
          value: String(requests),
          ratio: (requests * 1_000) / count,
          of: 'one for 1 000 rows',
        },
        {
          name: `${count} rows: heap above the service at most`,
          value: `${(most / 1e6).toFixed(1)} MB`,
          ratio: most / first,
          of: 'the shorter export',
        },
      )
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
