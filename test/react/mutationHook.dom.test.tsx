import { dehydrate, onlineManager, useMutation } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest'
import type { SendMessageResponse } from '../../src/contract/v3/endpoints/sendMessage.ts'
import { isInvalidParamsError, isSendNotAllowedError, isServerError } from '../../src/core/errors.ts'
import { sendMessage } from '../../src/endpoints/v3/legacy/sendMessage.ts'
import { mutationOptions } from '../../src/query/mutationOptions.ts'
import { useSendMessage } from '../../src/react/v3/legacy.ts'
import { setup, silenceReact } from '../support/react.tsx'
import { serve } from '../support/server.ts'

const BOC = 'te6cckEBAQEAAgAAAEysuc0='

afterEach(cleanup)

let caught: unknown
class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = (error: unknown) => {
    caught = error
    return {}
  }
  override render = () => (caught ? null : this.props.children)
}
silenceReact()

/** Two sends of one scope. The first is sent; `waiting` holds what answers each sent one. */
async function sendTwoInScope() {
  const waiting: (() => void)[] = []
  const { url, seen } = await serve(async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return { message_hash: 'h' }
  })
  const { wrapper } = setup({ baseUrl: url })
  const hook = () => useSendMessage({ scope: { id: 'wallet' } })
  const { result } = renderHook(() => [hook(), hook()] as const, { wrapper })
  act(() => {
    for (const { mutate } of result.current) mutate({ boc: BOC })
  })
  await waitFor(() => expect(waiting).toHaveLength(1))
  return { result, seen, waiting }
}

describe('a send while the device is offline', () => {
  it('is refused at once, and does not leave when the network is back', async () => {
    const { url, seen } = await serve(() => ({ message_hash: 'h', message_hash_norm: 'n' }))
    const { wrapper, queryClient } = setup({ baseUrl: url })
    const { result } = renderHook(() => useSendMessage(), { wrapper })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => {
      online.mockRestore()
      onlineManager.setOnline(true)
    })
    act(() => onlineManager.setOnline(false))
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(result.current.status).toBe('error'))
    expect(result.current.error).toMatchObject({ code: 'connection', retryable: false })
    expect(dehydrate(queryClient).mutations).toEqual([])
    online.mockRestore()
    await act(async () => {
      onlineManager.setOnline(true)
      await queryClient.resumePausedMutations()
    })
    expect(seen).toHaveLength(0)
  })
})

describe('a mutation hook', () => {
  it('sends nothing while rendering, and nothing at all for wrong params', async () => {
    const { url, seen } = await serve(() => ({}))
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useSendMessage(), { wrapper })
    expect(result.current.status).toBe('idle')
    act(() => result.current.mutate({ boc: 'not a bag of cells' }))
    await waitFor(() => expect(result.current.status).toBe('error'))
    expect(isInvalidParamsError(result.current.error)).toBe(true)
    expect(seen).toHaveLength(0)
  })

  it('sends once, even when the service fails in a way that a read would try again', async () => {
    const { url, seen } = await serve((_seen, response) => {
      response.writeHead(503).end('{"error":"busy"}')
    })
    const { wrapper } = setup({ baseUrl: url, retries: 3 })
    const { result } = renderHook(() => useSendMessage(), { wrapper })
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(result.current.status).toBe('error'))
    expect(isServerError(result.current.error)).toBe(true)
    expect(result.current.error?.retryable).toBe(false)
    expect(seen).toHaveLength(1)
  })

  it('says that a proxy lets no send through, and sends nothing again', async () => {
    const refused = { error: 'Sending is not allowed here.', refusal: 'send' }
    const { url, seen } = await serve((_seen, response) => void response.writeHead(403).end(JSON.stringify(refused)))
    const { wrapper } = setup({ baseUrl: url, retries: 3 })
    const { result } = renderHook(() => useSendMessage(), { wrapper })
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(result.current.status).toBe('error'))
    expect(isSendNotAllowedError(result.current.error)).toBe(true)
    expect(seen).toHaveLength(1)
  })

  it('gives what the service answers, to the caller and to the callbacks', async () => {
    const { url, seen } = await serve(() => ({ message_hash: 'h', message_hash_norm: 'n' }))
    const { wrapper } = setup({ baseUrl: url })
    const heard: unknown[] = []
    const { result } = renderHook(() => useSendMessage({ onSuccess: (data) => heard.push(data) }), { wrapper })
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(result.current.data).toEqual({ message_hash: 'h', message_hash_norm: 'n' }))
    expect(heard).toEqual([result.current.data])
    expect(seen[0]).toMatchObject({ method: 'POST', body: JSON.stringify({ boc: BOC }) })
    expect(seen[0]?.url.pathname).toBe('/api/v3/message')
    expectTypeOf(result.current.data).toEqualTypeOf<SendMessageResponse | undefined>()
  })

  it('gives the optimistic data back to the callback of a failed send, with its type', async () => {
    const { url } = await serve((_seen, response) => {
      response.writeHead(422).end('{"error":"no"}')
    })
    const { wrapper } = setup({ baseUrl: url })
    const heard: unknown[] = []
    const hook = () =>
      useSendMessage({
        onMutate: ({ boc }) => ({ before: boc.length }),
        onError(_error, _params, drawn) {
          expectTypeOf(drawn).toEqualTypeOf<{ before: number } | undefined>()
          heard.push(drawn)
        },
      })
    const { result } = renderHook(hook, { wrapper })
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(heard).toEqual([{ before: BOC.length }]))
  })

  it('throws to a boundary with throwOnError', async () => {
    const { wrapper } = setup({ baseUrl: 'http://127.0.0.1:1' })
    const { result } = renderHook(() => useSendMessage({ throwOnError: (error) => error.code === 'invalid-params' }), {
      wrapper: ({ children }) => wrapper({ children: <Boundary>{children}</Boundary> }),
    })
    act(() => result.current.mutate({ boc: 'not a bag of cells' }))
    await waitFor(() => expect(caught).toMatchObject({ code: 'invalid-params' }))
  })

  it('sends one after another within a scope', async () => {
    const { result, seen, waiting } = await sendTwoInScope()
    expect(result.current[1].isPaused).toBe(true)
    waiting[0]?.()
    await waitFor(() => expect(waiting).toHaveLength(2))
    waiting[1]?.()
    await waitFor(() => expect(result.current[1].status).toBe('success'))
    expect(seen).toHaveLength(2)
  })

  it('refuses one that has waited for another of its scope for more than 10 s: nobody chose that time', async () => {
    const { result, seen, waiting } = await sendTwoInScope()
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
    onTestFinished(() => later.mockRestore())
    waiting[0]?.()
    await waitFor(() => expect(result.current[1].error).toMatchObject({ code: 'connection', retryable: false }))
    expect(result.current[1].error?.message).toContain('Nothing was sent')
    expect(seen).toHaveLength(1)
  })

  it('refuses it too where the clock of the device was set back meanwhile', async () => {
    const { result, seen, waiting } = await sendTwoInScope()
    const back = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 600_000)
    const passed = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000)
    onTestFinished(() => {
      back.mockRestore()
      passed.mockRestore()
    })
    waiting[0]?.()
    await waitFor(() => expect(result.current[1].error).toMatchObject({ code: 'connection', retryable: false }))
    expect(seen).toHaveLength(1)
  })

  it('sends after an `onMutate` that took longer than 10 s: a dialog, or a wallet', async () => {
    const { url, seen } = await serve(() => ({ message_hash: 'h' }))
    const { wrapper } = setup({ baseUrl: url })
    const drawn: unknown[] = []
    const onMutate = async ({ boc }: { boc: string }) => {
      const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
      onTestFinished(() => later.mockRestore())
      return boc.length
    }
    const hook = () => useSendMessage({ onMutate, onSuccess: (_data, _params, length) => drawn.push(length) })
    const { result } = renderHook(hook, { wrapper })
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(result.current.data).toEqual({ message_hash: 'h' }))
    expect(seen).toHaveLength(1)
    expect(drawn).toEqual([BOC.length])
  })

  it('sends nothing after an `onMutate` that fails', async () => {
    const { url, seen } = await serve(() => ({ message_hash: 'h' }))
    const { wrapper } = setup({ baseUrl: url })
    const onMutate = () => Promise.reject(new Error('The user closed the dialog.'))
    const { result } = renderHook(() => useSendMessage({ onMutate }), { wrapper })
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(result.current.error?.message).toBe('The user closed the dialog.'))
    expect(seen).toHaveLength(0)
  })

  it('measures each send of the same params on its own', async () => {
    const waiting: (() => void)[] = []
    const { url, seen } = await serve(async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { message_hash: 'h' }
    })
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useSendMessage({ scope: { id: 'wallet' } }), { wrapper })
    const same = { boc: BOC }
    const ends: unknown[] = []
    const send = () =>
      act(() => void result.current.mutateAsync(same).then(...[1, 2].map(() => (end: unknown) => ends.push(end))))
    send()
    await waitFor(() => expect(waiting).toHaveLength(1))
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000)
    onTestFinished(() => later.mockRestore())
    send()
    waiting[0]?.()
    await waitFor(() => expect(waiting).toHaveLength(2))
    waiting[1]?.()
    await waitFor(() => expect(ends).toEqual([{ message_hash: 'h' }, { message_hash: 'h' }]))
    expect(seen).toHaveLength(2)
  })

  it('asks through the client given instead of the provider’s', async () => {
    const ours = await serve(() => ({}))
    const { client } = setup({ baseUrl: ours.url })
    const { wrapper } = setup({ baseUrl: 'http://127.0.0.1:1' })
    const { result } = renderHook(() => useSendMessage({ client }), { wrapper })
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(ours.seen).toHaveLength(1)
  })

  it('is useMutation with the options of the endpoint', async () => {
    const { url } = await serve(() => ({ message_hash: 'h' }))
    const { wrapper, client } = setup({ baseUrl: url })
    const options = mutationOptions(sendMessage, client)
    expect(options.mutationKey).toEqual(['toncenter', 'local', 'v3', 'sendMessage'])
    const { result } = renderHook(() => useMutation(options), { wrapper })
    act(() => result.current.mutate({ boc: BOC }))
    await waitFor(() => expect(result.current.data).toEqual({ message_hash: 'h' }))
  })
})
