import { describe } from 'vitest'
import { stubLayout } from '../support/layout.dom.ts'
import { becomeOldBrowser } from '../support/oldBrowser.ts'
import { testHydration } from './hydration.tsx'

becomeOldBrowser()
stubLayout()

describe('every component', () => testHydration('ar', 'America/New_York'))
