/**
 * The local service in a Web Worker, with the TVM, from the package `toncenter-local`. It is 4.3 MB over the wire when first
 * needed. Not to be imported by a page but started, as a module worker:
 *
 *     const worker = new Worker(new URL('toncenter-react/local/worker', import.meta.url), { type: 'module' })
 *     const client = createClient({ network: 'local', baseUrl: 'http://local', fetch: workerFetch(worker) })
 *
 * @module
 */

export * from 'toncenter-local/worker'
