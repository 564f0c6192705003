import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** One recorded answer: `kind` is `recorded` (from the live service) or `doc-example`. */
export interface Recording {
  file: string
  source: string
  kind: string
  status: number
  request?: { url_tail?: string } | undefined
  body: unknown
}

const root = new URL('../../../shared/recordings/', import.meta.url)

/** Other people's recordings lie beside the project and are no part of it: where they are absent, tests say that they skip. */
export const haveRecordings = existsSync(root)

/** Every recording, or those of one endpoint (`v3/jetton.wallets`). */
export function recordings(under = ''): Recording[] {
  const folder = new URL(under ? `${under}/` : './', root)
  if (!haveRecordings || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ ...JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file: `${under}/${file}` }))
}
