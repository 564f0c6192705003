import { expect, it } from 'vitest'
import { loadRecordings } from '../support/recordings.ts'
import { DRAWINGS } from './recordings/drawings.tsx'
import { testRecordings } from './recordings/testRecordings.tsx'
import { UNDRAWN } from './recordings/undrawn.ts'

// Synthetic: answers of our own local service, one of each endpoint. They judge how a shape is drawn, not what it means.
const synthetic = await loadRecordings('synthetic')
testRecordings(synthetic)

it('every endpoint has a drawing or a reason for none, and neither table names anything else', () => {
  const folders = synthetic.map(({ folder }) => folder).filter((folder) => !folder.endsWith('/_errors'))
  expect([...new Set(folders)].sort()).toEqual([...Object.keys(DRAWINGS), ...Object.keys(UNDRAWN)].sort())
})
