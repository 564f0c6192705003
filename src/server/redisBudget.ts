import { NoBudgetError, type SharedBudget } from './store.ts'

/** Milliseconds for which an instance counts after it was seen. */
const SEEN_MS = 10_000

/** Milliseconds. The longest wait and pause that can be: later times are from before the clock of the store was set back. */
const LONGEST_WAIT_MS = 600_000
const LONGEST_PAUSE_MS = 3_600_000

/**
 * The state is one hash, so that a cluster has it in one place: the next slot, the end of a pause, and when each instance was seen.
 * All times are the store's. Answers the milliseconds to wait, those of a pause (then nothing is reserved), and the instances.
 */
export const BUDGET_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local interval, pause, id = tonumber(ARGV[1]), tonumber(ARGV[2]), 'i:' .. ARGV[3]
local next, paused, seen = now, 0, 1
local kept = redis.call('HGETALL', KEYS[1])
for n = 1, #kept, 2 do
  local name, at = kept[n], tonumber(kept[n + 1]) or 0
  if name == 'next' then
    if at > next and at - now <= math.max(${LONGEST_WAIT_MS}, interval) then next = at end
  elseif name == 'paused' then
    if at - now <= ${LONGEST_PAUSE_MS} then paused = at end
  elseif name ~= id then
    if math.abs(now - at) <= ${SEEN_MS} then seen = seen + 1 else redis.call('HDEL', KEYS[1], name) end
  end
end
local text = function(at) return string.format('%.3f', at) end
redis.call('HSET', KEYS[1], id, text(now))
redis.call('PEXPIRE', KEYS[1], ${2 * LONGEST_PAUSE_MS})
if pause > 0 then
  paused = math.max(paused, now + pause)
  redis.call('HSET', KEYS[1], 'paused', text(paused))
end
if paused > now then return { 0, math.ceil(paused - now), seen } end
redis.call('HSET', KEYS[1], 'next', text(next + interval))
return { math.ceil(next - now), 0, seen }
`

export type Evaluate = (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>

/** What a Redis says that has no scripts (before 2.6), lets this user run none or not these keys, or takes no time in one (before 5). */
const RUNS_NO_SCRIPT = /\bunknown command\b|^NOPERM\b|\bno permissions?\b|non.deterministic/i

/** The budget that proxies share over Redis. */
export function redisBudget(evaluate: Evaluate, prefix: string): SharedBudget {
  return {
    async reserve({ network, instance, intervalMs, pauseMs = 0 }) {
      const words = [intervalMs, Math.min(pauseMs, LONGEST_PAUSE_MS)].map((ms) => ms.toFixed(3))
      const said = await evaluate(BUDGET_SCRIPT, {
        keys: [`${prefix}budget ${network}`],
        arguments: [...words, instance],
      }).catch((cause) => {
        if (!RUNS_NO_SCRIPT.test(cause?.message)) throw cause
        throw new NoBudgetError('The store runs no script.', { cause })
      })
      const [waitMs = Number.NaN, pausedMs = Number.NaN, instances = 0] = Array.isArray(said) ? said.map(Number) : []
      if (!(waitMs >= 0 && pausedMs >= 0 && instances >= 1)) throw new TypeError('The store reserved no slot.')
      return { waitMs, pausedMs, instances }
    },
  }
}
