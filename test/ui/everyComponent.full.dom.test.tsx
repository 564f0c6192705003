import { describe } from 'vitest'
import { russian } from '../../src/ui/words/ru/index.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { becomeOldBrowser } from '../support/oldBrowser.ts'
import { testHydration } from './hydration.tsx'

becomeOldBrowser()
stubLayout()

describe('every component', () => {
  testHydration('ar', 'America/New_York')
  testHydration('ru', 'Asia/Tokyo', russian)
})
