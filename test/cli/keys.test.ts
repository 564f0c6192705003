import { describe, expect, it } from 'vitest'
import { keysOf } from '../../src/cli/keys.ts'

const KEY = 'beef'.repeat(16)

describe('the keys of an environment', () => {
  it.each([' ', '\n', 'short', ' 1234567\n'])('are refused when one is %j, without repeating it', (value) => {
    const read = () => keysOf({ TONCENTER_API_KEY: KEY, TONCENTER_API_KEY_TESTNET: value })
    expect(read).toThrow(/^TONCENTER_API_KEY_TESTNET is blank or shorter than 8 characters: that is no key\.$/)
  })

  it('are the values of all variables that are named so, trimmed', () => {
    const names = [
      'TONCENTER_API_KEY',
      'TONCENTER_API_KEY_TESTNET',
      'TONCENTER_TESTNET_API_KEY',
      'VITE_TONCENTER_API_KEY',
    ]
    const env = Object.fromEntries(names.map((name) => [name, ` ${KEY}\r\n`]))
    const others = { PATH: '/bin', API_KEY: KEY, TONCENTER_URL: '/ton', DEV: false, TONCENTER_API_KEYS: undefined }
    const empty = { TONCENTER_API_KEY_FORK: '' }
    expect(keysOf({ ...env, ...others, ...empty })).toEqual(Object.fromEntries(names.map((name) => [name, KEY])))
  })
})
