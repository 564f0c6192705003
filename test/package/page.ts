import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import type * as local from '../../src/local.ts'
import type * as node from '../../src/server/node.ts'
import { listen, shut } from '../support/listen.ts'
import { consumer, installed } from './installed.ts'

/** The production bundle of `code` by a consumer's bundler, with all dependencies in it. */
export async function bundle(code: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: consumer, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('\n')
}

/** A module of the package, as Node loads it. */
export const load = async (path: string) => import(/* @vite-ignore */ pathToFileURL(join(installed, path)).href)
export const loadLocal = (): Promise<typeof local> => load('dist/local.js')
export const loadNode = (): Promise<typeof node> => load('dist/server/node.js')

/** Serves a consumer's files by their paths, with `headers`. At all other paths it serves the package's local service. */
export async function serve(
  files: Record<string, [type: string, body: string]>,
  headers: OutgoingHttpHeaders = {},
): Promise<{ origin: string; close: () => void }> {
  const { createLocalService } = await loadLocal()
  const { toNodeHandler } = await loadNode()
  const service = createLocalService()
  const api = toNodeHandler(service.handle)
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? []
    if (type === undefined) return void api(request, response)
    response.writeHead(200, { 'content-type': type, ...headers }).end(body)
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  const close = () => {
    shut(server)
    void service.close()
  }
  return { origin, close }
}
