import { afterAll, beforeAll, expect, it } from 'vitest'
import { changesOfComponents, changesOfHost, type Host, openHost, plainSheet, RESETS } from './host.ts'

let host: Host
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host?.close())

const preflight = RESETS['Tailwind’s preflight 4']

it('components look the same on a host with Tailwind’s preflight 4', async () => {
  expect(await changesOfComponents(host, plainSheet, preflight)).toEqual([])
})

it('the stylesheet changes nothing of a host with Tailwind’s preflight 4', async () => {
  expect(await changesOfHost(host, plainSheet, preflight)).toEqual([])
})
