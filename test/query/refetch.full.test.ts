import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { requireTool } from '../../scripts/tools.mjs'
import { testRefetch } from './refetching.ts'

it('the oldest react-query that is tested with is the oldest of the peer range', () => {
  const { version } = requireTool('@tanstack/react-query/package.json')
  expect(`^${version}`).toBe(manifest.peerDependencies['@tanstack/react-query'])
})

testRefetch(requireTool('@tanstack/react-query'))
