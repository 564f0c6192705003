import { afterAll, beforeAll, expect, it } from 'vitest'
import { changesOfComponents, changesOfHost, type Host, openHost, PREFLIGHT_4, plainSheet } from './host.ts'

let host: Host
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host?.close())

it('components look the same on a host with Tailwind’s preflight 4', async () => {
  expect(await changesOfComponents(host, plainSheet, PREFLIGHT_4)).toEqual([])
})

it('the stylesheet changes nothing of a host with Tailwind’s preflight 4', async () => {
  expect(await changesOfHost(host, plainSheet, PREFLIGHT_4)).toEqual([])
})
