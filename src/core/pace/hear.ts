import { pageOrigin } from '../http/baseUrl.ts'

/**
 * Calls a function of the host that listens. An error that it throws, or that its promise has, is its own: it stops neither the caller
 * nor the other listeners. A page reports it as one of its own errors. Elsewhere an uncaught error ends the process: the console has it.
 */
export function hear(listener: () => unknown): void {
  const report = pageOrigin() !== undefined && 'reportError' in globalThis ? reportError : console.error
  try {
    Promise.resolve(listener()).catch(report)
  } catch (error) {
    report(error)
  }
}
