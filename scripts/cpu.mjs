// CPU seconds of a process and of all that it starts, where /proc has them: on Linux.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A process that lives shorter than this may be missed. */
const SAMPLE_MS = 250
/** Of `utime` and `stime` in /proc: 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]), started: fields[19] }
  } catch {
    // It has ended in between.
    return undefined
  }
}

const readProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])

/**
 * Watches the process `pid` and its descendants until the given function is called, which gives their CPU seconds;
 * `undefined` where the system has no /proc. A browser counts, though nobody waits for its processes.
 */
export function watchCpu(pid) {
  if (!existsSync('/proc/self/stat')) return () => undefined
  const ticks = new Map()
  const family = new Set([pid])
  const sample = () => {
    const all = readProcesses()
    for (let size = 0; size !== family.size; ) {
      size = family.size
      for (const one of all) if (family.has(one.parent)) family.add(one.pid)
    }
    for (const one of all) if (family.has(one.pid)) ticks.set(`${one.pid} ${one.started}`, one.ticks)
  }
  const timer = setInterval(sample, SAMPLE_MS)
  timer.unref()
  sample()
  return () => {
    clearInterval(timer)
    return [...ticks.values()].reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
  }
}
