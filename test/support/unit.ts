import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

/** Keeps unit tests quick: a test that starts a process, the TVM or a bundler is a `.system.test.ts`. */
const refuse = (name: string) => () => {
  throw new Error(`A unit test must not call ${name}: rename its file to *.system.test.ts.`)
}

for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const)
  childProcess[name] = refuse(`${name}()`) as never
syncBuiltinESMExports()

/** Bytes. Node's own HTTP parser is WebAssembly of 60 kB; the TVM is larger than a megabyte. */
const LARGEST_WASM = 500_000
const { instantiate } = WebAssembly
WebAssembly.instantiate = ((source: BufferSource | WebAssembly.Module, imports?: WebAssembly.Imports) => {
  if ('byteLength' in source && source.byteLength > LARGEST_WASM) refuse('the TVM')()
  return instantiate(source as BufferSource, imports)
}) as typeof instantiate
