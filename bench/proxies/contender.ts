import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A proxy in a process of its own. */
export interface Contender {
  port: number
  pid: number
  stop(): void
}

/** Starts a file that sends its port, with the port of the service as its argument. */
export async function start(file: string, service?: number): Promise<Contender> {
  const child = fork(file, service === undefined ? [] : [String(service)])
  const [port] = (await once(child, 'message')) as [number]
  return { port, pid: child.pid as number, stop: () => child.disconnect() }
}
