import { describe, expect, it } from 'vitest'
import { drawsWithoutSizes } from './wholeLists.tsx'

describe('in happy-dom, where nothing has a size', () => {
  it('this test runs', () => expect('happyDOM' in window).toBe(true))
  drawsWithoutSizes()
})
