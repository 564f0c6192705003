import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { onAbort } from '../core/http/abort.ts'
import type { Hold } from './readAnswer.ts'
import type { AskDirectly, Outgoing, Reply } from './reply.ts'
import { toText } from './text.ts'

/** The bytes of one answer: those that are there before somebody reads wait, those that are too many end it. */
interface Bytes {
  add(chunk: Uint8Array): void
  end(): void
  fail(error: Error): void
  read(hold: Hold): Promise<string>
}

function createBytes(abort: (error: Error) => void): Bytes {
  const chunks: Uint8Array[] = []
  let hold: Hold | undefined
  let settle: { resolve(text: Promise<string>): void; reject(error: Error): void } | undefined
  let ended: { error?: Error } | undefined

  function finish() {
    if (!settle || !ended) return
    const { resolve, reject } = settle
    settle = undefined
    if (!ended.error) return resolve(toText(chunks).finally(() => hold?.release()))
    reject(ended.error)
    hold?.release()
  }
  function fail(error: Error) {
    ended ??= { error }
    finish()
  }
  function take(chunk: Uint8Array) {
    const error = hold?.take(chunk.length)
    if (!error) return
    fail(error)
    abort(error)
  }
  return {
    add(chunk) {
      if (ended) return
      chunks.push(chunk)
      take(chunk)
    },
    end() {
      ended ??= {}
      finish()
    },
    fail,
    read: (given) =>
      new Promise((resolve, reject) => {
        hold = given
        settle = { resolve, reject }
        for (const chunk of chunks) if (settle) take(chunk)
        finish()
      }),
  }
}

// A gzip whose sum was cut off has all of its text.
const gunzip = () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })

/** Only gzip is asked for; some services have one of the others for everybody. */
const UNPACKERS: Readonly<Record<string, () => ReturnType<typeof createGunzip | typeof createBrotliDecompress>>> = {
  gzip: gunzip,
  'x-gzip': gunzip,
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
}

/** What takes a body in this encoding. One that is packed is unpacked piece by piece: a bomb ends at the bound of its text. */
function unpacking(bytes: Bytes, encoding: string): Pick<Bytes, 'add' | 'end'> | undefined {
  if (encoding === '' || encoding === 'identity') return bytes
  const unpacker = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding]?.() : undefined
  if (!unpacker) return
  unpacker.on('data', (chunk: Uint8Array) => bytes.add(chunk))
  unpacker.on('end', () => bytes.end())
  unpacker.on('error', (error) => bytes.fail(error))
  return { add: (chunk) => void unpacker.write(chunk), end: () => void unpacker.end() }
}

type Controller = Dispatcher.DispatchController

/** One request by one dispatch. */
function dispatch(dispatcher: Dispatcher, { origin, path, method, headers, body, signal }: Outgoing): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let controller: Controller | undefined
    let into: Pick<Bytes, 'add' | 'end'> | undefined
    const abort = (error: Error) => controller?.abort(error)
    const bytes = createBytes(abort)
    const release = onAbort(signal, () => {
      const reason = signal.reason instanceof Error ? signal.reason : new Error('aborted')
      reject(reason)
      bytes.fail(reason)
      abort(reason)
    })
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started
        if (signal.aborted) started.abort(new Error('aborted'))
      },
      onResponseStart(_, status, found) {
        if (status < 200) return
        into = unpacking(
          bytes,
          String(found['content-encoding'] ?? '')
            .trim()
            .toLowerCase(),
        )
        if (!into) return abort(new Error('The answer has an encoding that was not asked for.'))
        const header = (name: string) => {
          const value = found[name]
          return value === undefined ? null : String(value)
        }
        resolve({
          status,
          header,
          isRedirect: status >= 300 && status < 400,
          read: (options) => bytes.read(options.hold()),
        })
      },
      onResponseData: (_, chunk) => into?.add(chunk),
      onResponseEnd() {
        release()
        into?.end()
      },
      onResponseError(_, error) {
        release()
        reject(error)
        bytes.fail(error)
      },
    }
    dispatcher.dispatch(
      { origin, path, method, headers: { ...headers, 'accept-encoding': 'gzip' }, body: body ?? null },
      handler,
    )
  })
}

/** Asks by a dispatcher of undici, without the web's requests and answers. */
export const askByUndici =
  (open: Promise<{ dispatcher: Dispatcher }>): AskDirectly =>
  async (outgoing) =>
    dispatch((await open).dispatcher, outgoing)
