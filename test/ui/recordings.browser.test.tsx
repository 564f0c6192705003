import { expect, it } from 'vitest'
import { loadRecordings } from '../support/recordings.ts'
import { DRAWINGS } from './recordings/drawings.tsx'
import { testRecordings } from './recordings/testRecordings.tsx'
import { UNDRAWN } from './recordings/undrawn.ts'

// The answers of the local service, one of each endpoint.
const recordings = await loadRecordings('local')
testRecordings(recordings)

it('every endpoint has a drawing or a reason for none, and neither table names anything else', () => {
  const folders = recordings.map(({ folder }) => folder).filter((folder) => !folder.endsWith('/_errors'))
  expect([...new Set(folders)].sort()).toEqual([...Object.keys(DRAWINGS), ...Object.keys(UNDRAWN)].sort())
})
