import { loadRecordings } from '../support/recordings.ts'
import { testRecordings } from './recordings/testRecordings.tsx'

// Answers of the hosted service are no part of the project: the full run leaves this file out where it has none.
const recordings = await loadRecordings('hosted')
if (!recordings.length) throw new Error('These tests need recordings of the hosted service in ../shared/recordings.')
testRecordings(recordings)
