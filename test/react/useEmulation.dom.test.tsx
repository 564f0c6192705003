import { focusManager, skipToken } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EmulateTraceResponse } from '../../src/contract/emulate/emulateTraceResponse.ts'
import { isInvalidParamsError, isMessageRefusedError, isNotFoundError } from '../../src/core/errors.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import type { EmulationRequest } from '../../src/query/emulation.ts'
import { type EmulationOptions, type EmulationResult, useEmulation } from '../../src/react/useEmulation.ts'
import { signedMessage } from '../../stories/tools/bodies.ts'
import { emulated } from '../reading/emulated.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'
import { loadTrace, traceOf } from './message.tsx'

virtualTime()
afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
})

const WALLET = demo.main
const messages = [{ address: WALLET, amount: '5' }]
/** An answer of the service. */
let answer: EmulateTraceResponse
beforeAll(async () => {
  await loadTrace()
  answer = { ...emulated(traceOf('pending')), actions: [] }
})

interface Asked {
  readonly path: string
  readonly body: Record<string, unknown>
}

/** @param answers of the service, the last one for all that follow: a number is a status, a text the words of a 500 */
function show(
  request: EmulationRequest,
  options: EmulationOptions = {},
  answers: readonly (number | string | object)[] = [answer],
) {
  const asked: Asked[] = []
  const queue = [...answers]
  const fetch = async (sent: Request) => {
    asked.push({ path: new URL(sent.url).pathname, body: (await sent.json()) as Asked['body'] })
    const next = queue.length > 1 ? queue.shift() : queue[0]
    if (typeof next === 'number') return Response.json({ error: 'no' }, { status: next })
    if (typeof next === 'string') return Response.json({ error: next }, { status: 500 })
    return Response.json(next)
  }
  const { wrapper } = setup({ baseUrl: 'http://service.test', fetch })
  const initialProps: { request: EmulationRequest; options: EmulationOptions } = { request, options }
  const hook = renderHook(({ request, options }: typeof initialProps) => useEmulation(request, options), {
    wrapper,
    initialProps,
  })
  return { asked, ...hook }
}
const there = (result: { current: { isSuccess: boolean } }) => until(() => expect(result.current.isSuccess).toBe(true))

/** Presses the button: time goes on while the service is asked. */
async function press({ current }: { current: Pick<EmulationResult, 'check'> }) {
  const checked = current.check()
  checked.catch(() => {})
  await pass(500)
  return checked
}

describe('a request of TON Connect', () => {
  it('is one request, with the actions, the names and the tokens, and without its time', async () => {
    const { asked, result } = show({ from: WALLET, validUntil: 1_900_000_000, messages })
    await there(result)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.path).toMatch(/emulateTonConnect$/)
    expect(asked[0]?.body).toMatchObject({ with_actions: true, include_address_book: true, include_metadata: true })
    expect(asked[0]?.body).not.toHaveProperty('valid_until')
    expect(result.current.data).toMatchObject({ account: WALLET, outcome: { finality: 'finalized' } })
  })

  it('that is drawn anew with another time is not asked again', async () => {
    const { asked, result, rerender } = show({ from: WALLET, validUntil: 1_900_000_000, messages })
    await there(result)
    rerender({ request: { from: WALLET, validUntil: 1_900_000_009, messages: [...messages] }, options: {} })
    await pass(1_000)
    expect(asked).toHaveLength(1)
    rerender({ request: { from: WALLET, messages: [{ address: WALLET, amount: '6' }] }, options: {} })
    await until(() => expect(asked).toHaveLength(2))
  })

  it('without its wallet waits, or is of the account that is given', async () => {
    const { asked, result, rerender } = show({ messages })
    await pass(1_000)
    expect([asked.length, result.current.isPending]).toEqual([0, true])
    rerender({ request: { messages }, options: { account: WALLET } })
    await there(result)
    expect(result.current.data?.account).toBe(WALLET)
  })

  it('with five messages fails before it is sent', async () => {
    const { asked, result } = show({ from: WALLET, messages: Array.from({ length: 5 }, () => messages[0] as never) })
    await until(() => expect(isInvalidParamsError(result.current.error)).toBe(true))
    expect(asked).toHaveLength(0)
  })
})

describe('a message', () => {
  it('is tried without its signature', async () => {
    const { asked, result } = show({ boc: signedMessage({ seqno: 5, validUntil: 1_900_000_000 }) })
    await there(result)
    expect(asked[0]?.path).toMatch(/emulateTrace$/)
    expect(asked[0]?.body).toMatchObject({ ignore_chksig: true, with_actions: true })
    expect(result.current.data?.account).toBe(WALLET)
  })
})

describe('the answer', () => {
  const request = { from: WALLET, messages }

  it('is asked for again after 30 seconds, for five minutes, and not while the page is hidden', async () => {
    const { asked, result } = show(request)
    await there(result)
    await pass(29_000)
    expect(asked).toHaveLength(1)
    await pass(2_000)
    expect(asked).toHaveLength(2)
    act(() => focusManager.setFocused(false))
    await pass(120_000)
    expect(asked).toHaveLength(2)
    act(() => focusManager.setFocused(true))
    await until(() => expect(asked).toHaveLength(3))
    await pass(3_600_000)
    expect(asked.length).toBeLessThanOrEqual(11)
    const last = asked.length
    await pass(3_600_000)
    expect(asked).toHaveLength(last)
  })

  it('is asked for again by a check, unless it is of this moment, and then goes on', async () => {
    const { asked, result } = show(request)
    await there(result)
    const now = await press(result)
    expect([asked.length, now]).toEqual([1, result.current.data])
    await pass(3_600_000)
    const before = asked.length
    await press(result)
    expect(asked).toHaveLength(before + 1)
    await pass(31_000)
    expect(asked).toHaveLength(before + 2)
  })

  it('of a check is what would happen now, or the reason why nobody knows', async () => {
    const { result } = show(request, {}, [answer, { ...answer, mc_block_seqno: 7 }, 'Account state no code or no data'])
    await there(result)
    await pass(3_000)
    expect(await press(result)).toMatchObject({ block: 7 })
    await pass(3_000)
    await expect(press(result)).rejects.toMatchObject({ code: 'bad-request' })
    expect(result.current.data?.block).toBe(7)
  })

  it('of a check without a request is an error', async () => {
    const { asked, result } = show(skipToken)
    await expect(press(result)).rejects.toMatchObject({ code: 'invalid-params' })
    expect(asked).toHaveLength(0)
  })

  it('is not kept for a preview that begins a minute later', async () => {
    const { asked, result, rerender } = show(request)
    await there(result)
    rerender({ request: undefined as never, options: {} })
    await pass(60_000)
    rerender({ request, options: {} })
    expect(result.current.data).toBeUndefined()
    await until(() => expect(asked).toHaveLength(2))
  })
})

describe('a refusal', () => {
  const request = { from: WALLET, messages }

  it('of the wallet has its exit code, and is not asked for again', async () => {
    const { asked, result } = show(request, {}, ['failed to emulate shard block: EmulationExternalNotAccepted: 133'])
    await until(() => expect(isMessageRefusedError(result.current.error)).toBe(true))
    expect(result.current.error).toMatchObject({ exitCode: 133 })
    await pass(120_000)
    expect(asked).toHaveLength(1)
  })

  it('of a service without an emulator is that it is not there, and is not asked for again', async () => {
    const { asked, result } = show(request, {}, [404])
    await until(() => expect(isNotFoundError(result.current.error)).toBe(true))
    await pass(120_000)
    expect(asked).toHaveLength(1)
  })

  it('that may mend is asked for again', async () => {
    const { asked, result } = show(request, {}, [503, answer])
    await until(() => expect(result.current.error).not.toBeNull())
    await pass(31_000)
    await there(result)
    expect(asked).toHaveLength(2)
  })
})
