import { configure } from '@testing-library/react'
import { PATIENCE_MS } from './patienceMs.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })
