import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { TonCenterError } from '../../src/core/errors.ts'
import { sendBoc } from '../../src/endpoints/v2/send/sendBoc.ts'
import { getTransactions } from '../../src/endpoints/v2/transactions/getTransactions.ts'
import { pendingTransactions } from '../../src/endpoints/v3/blockchain/pendingTransactions.ts'
import { readRefusal } from '../../src/reading/refusal.ts'
import { sayError } from '../../src/ui/states/errorText.ts'
import { sayRefusal } from '../../src/ui/tools/SendBoc/sayEnd.ts'
import { sendingOf } from '../../src/ui/tools/SendBoc/sendingOf.ts'
import { errorTexts } from '../../src/ui/words/en/states/errors.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { createWords } from '../../src/ui/words/words.ts'
import { pageOf } from '../support/guides.ts'
import { inProcess } from '../support/inProcess.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

const ACCOUNT = `0:${'11'.repeat(32)}`
const english = createWords({}, 'en')
const inRussian = createWords(russian, 'ru')

interface Refusal {
  readonly status: number
  readonly body: { readonly error?: string; readonly result?: string }
}

/** What a client makes of a refusal: the error, its sentences, and how many requests it took. */
async function refuse({ status, body }: Refusal) {
  const { url, fetch, seen } = inProcess(() => Response.json(body, { status }))
  const clock = simulatedClock()
  const client = createClient({ network: 'local', baseUrl: url, fetch, clock, retries: 3 })
  const asked = client.request(getTransactions, { address: ACCOUNT }).then(
    () => expect.unreachable('it should have failed'),
    (error: TonCenterError) => error,
  )
  await clock.run()
  const error = await asked
  return {
    code: error.code,
    isRetried: seen.length > 1,
    requests: seen.length,
    said: sayError(error, english(errorTexts)),
    saidInRussian: sayError(error, inRussian(errorTexts)),
  }
}

/** The rows of the table of the guide. */
const rows = (pageOf('docs/errors.md').split('## What the service refuses to emulate')[0] ?? '')
  .split('\n')
  .flatMap((line) => {
    const [, said = '', status, code, retried, sentence] =
      /^\| (.+?) \| (\d{3}) \| `([\w-]+)` \| (yes|no) \| (.+) \|$/.exec(line) ?? []
    const words = [...said.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
    return status ? [{ words, said, status: Number(status), code, isRetried: retried === 'yes', sentence }] : []
  })

type Row = (typeof rows)[number]

const codeIn = (text: string) => /exitcode=(-?\d+)/.exec(text)?.[1]
/** Codes with a row of their own: the row of 33 is that of every other code. */
const named = rows.flatMap(({ said }) => codeIn(said) ?? []).filter((code) => code !== '33')

/** Whether a text is one of this row. */
const isOf = ({ words, said }: Row, text: string) =>
  words.every((word) => text.includes(word.replace(/-?\d+$/, ''))) &&
  (codeIn(said) === undefined || codeIn(said) === (named.find((code) => code === codeIn(text)) ?? '33')) &&
  (!said.includes('without an exit code') || !/exitcode|failed to parse|account state/i.test(text))

describe('the table of refusals', () => {
  it('has a row for each', () => expect(rows.length).toBeGreaterThan(12))

  it.each(rows.map((row) => [row.said, row] as const))('%s', async (_said, row) => {
    const refused = await refuse({ status: row.status, body: { error: row.words.join(': ') } })
    expect(refused).toMatchObject({ code: row.code, isRetried: row.isRetried, said: row.sentence })
    expect(refused.requests).toBe(row.isRetried ? 4 : 1)
    expect(refused.saidInRussian).toMatch(/[а-я]{4}/)
  })
})

/** Refusals that people met, where the folder beside the project is there. */
const found = import.meta.glob<{ refusals: Refusal[] }>('../../../shared/recordings/refusals.json', {
  import: 'default',
  eager: true,
})
const met = Object.values(found).flatMap(({ refusals }) => refusals)
const textOf = ({ body }: Refusal) => body.error ?? body.result ?? ''

describe.skipIf(met.length === 0)('a refusal that somebody met has one row of the table', () => {
  it.each(met.map((one) => [`${one.status} ${textOf(one).slice(0, 90)}`, one] as const))('%s', async (_name, one) => {
    const [row, ...more] = rows.filter((row) => row.status === one.status && isOf(row, textOf(one)))
    expect(more).toEqual([])
    if (!row) return expect.unreachable('it is in no row')
    const exitCode = /exitcode=(-?\d+)/.exec(textOf(one))?.[1] ?? ''
    expect(await refuse(one)).toMatchObject({
      code: row.code,
      isRetried: row.isRetried,
      requests: row.isRetried ? 4 : 1,
      said: row.sentence?.replace('exit code 33', `exit code ${exitCode}`),
    })
  })
})

describe('a sending that the account refused', () => {
  const text = (code: number) =>
    `External message was not accepted: rejected by transaction A:\nexitcode=${code}, steps=1`

  it('is sent once, and has the exit code, even where it follows the cut of the text', async () => {
    const error = `External message was not accepted ${'.'.repeat(400)} exitcode=-14, steps=1`
    const { url, fetch, seen } = inProcess(() => Response.json({ ok: false, error, code: 500 }))
    const client = createClient({ network: 'local', baseUrl: url, fetch })
    await expect(client.request(sendBoc, { boc: 'te6cckEBAQEAAgAAAEysuc0=' })).rejects.toMatchObject({
      code: 'message-refused',
      exitCode: -14,
      retryable: false,
    })
    expect(seen).toHaveLength(1)
  })

  it('was not sent on either, where the node could not load the account', async () => {
    const error = 'LITE_SERVER_UNKNOWN: cannot apply external message to current state : Failed to get account state'
    const { url, fetch, seen } = inProcess(() => Response.json({ ok: false, error, code: 500 }))
    const client = createClient({ network: 'local', baseUrl: url, fetch })
    const failed = await client.request(sendBoc, { boc: 'te6cckEBAQEAAgAAAEysuc0=' }).catch((reason) => reason)
    expect([failed.code, sendingOf(failed), seen.length]).toEqual(['server', 'notTaken', 1])
  })

  const say = (code: number, wallet?: string) => {
    const interfaces = wallet === undefined ? undefined : [wallet]
    const reason = readRefusal(text(code), interfaces)
    return reason && sayRefusal(reason, english, interfaces)
  }

  it.each([
    ['wallet_v1r3', 34, 'The signature is invalid. Exit code 34.'],
    ['wallet_v2r2', 35, 'The message has expired.'],
    ['wallet_v3r2', 34, 'The message is for another wallet ID. Exit code 34.'],
    ['wallet_v3r2', 35, 'The signature is invalid, or the message has expired. Exit code 35.'],
    ['wallet_v4r2', 33, 'This seqno is already used, or is not the next one. Exit code 33.'],
    ['wallet_v4r2', 35, 'The signature is invalid. Exit code 35.'],
    ['wallet_v4r2', 36, 'The message has expired.'],
    ['wallet_v5_beta', 36, 'The message has expired.'],
    ['wallet_v5r1', 133, 'This seqno is already used, or is not the next one. Exit code 133.'],
    ['wallet_v5r1', 135, 'The signature is invalid. Exit code 135.'],
    ['wallet_v5r1', 136, 'The message has expired.'],
  ])('is said as %s means it: %i', (wallet, code, sentence) => expect(say(code, wallet)).toBe(sentence))

  it('has no meaning of a wallet where the account is another one, or not known', () => {
    for (const wallet of [undefined, 'dedust_vault', 'wallet_highload_v3r1'])
      expect(say(36, wallet)).toBe('The contract stopped with its own error. Exit code 36.')
  })
})

describe('pending transactions', () => {
  const ask = (status: number, error: string) => {
    const { url, fetch, seen } = inProcess(() => Response.json({ error }, { status }))
    const client = createClient({ network: 'local', baseUrl: url, fetch })
    return { seen, answer: client.request(pendingTransactions, { account: [ACCOUNT] }) }
  }

  it('are none where the service finds none', async () => {
    const { seen, answer } = ask(404, 'emulated traces not found')
    expect(await answer).toEqual({ transactions: [], address_book: {} })
    expect(seen).toHaveLength(1)
  })

  it('are an error for every other 404, such as that of a wrong base URL', async () => {
    await expect(ask(404, 'Cannot GET /pendingTransactions').answer).rejects.toMatchObject({ code: 'not-found' })
  })
})
