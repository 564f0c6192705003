import { describe, expect, it } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'

const name = (options: ClientOptions) => createClient(options).keyName

describe('the name of a client in its query keys', () => {
  it('differs for the services of one network that is not public', () => {
    expect(name({ network: 'local', baseUrl: 'http://a' })).toBe('local@http://a')
    expect(name({ network: 'local', baseUrl: 'http://b/api/v3/' })).toBe('local@http://b')
    expect(name({ network: 'constructor', baseUrl: '/ton' })).toBe('constructor@/ton')
  })

  it('differs for answers that leave something out, or know other actions', () => {
    expect(name({ omit: ['metadata', 'address_book', 'metadata'] })).toBe('mainnet?omit=address_book&omit=metadata')
    expect(name({ omit: ['address_book', 'metadata'] })).toBe('mainnet?omit=address_book&omit=metadata')
    expect(name({ omit: [], actionsVersion: 'v2' })).toBe('mainnet?actions=v2')
  })

  it('is the network alone for a public one, so that a server and a page behind a proxy share answers', () => {
    expect(name({})).toBe('mainnet')
    expect(name({ network: 'mainnet', baseUrl: '/ton' })).toBe('mainnet')
    expect(name({ network: 'testnet', baseUrl: 'https://proxy.example', apiKey: 'secret' })).toBe('testnet')
  })

  it('separates by a scope, or joins', () => {
    expect(name({ scope: 'mine' })).toBe('mainnet#mine')
    expect(name({ network: 'local', baseUrl: 'http://a', scope: 'chain' })).toBe('local#chain')
    expect(name({ network: 'local', baseUrl: 'http://b', scope: 'chain' })).toBe('local#chain')
    expect(name({ network: 'local', baseUrl: 'http://b', scope: '' })).toBe('local#')
  })
})
