import { composeStory } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import preview from '../../.storybook/preview.tsx'

/** What axe said of each look at a story after the first: one in dark, one from right to left. */
async function looksAt(content: ReactNode, globals: Record<string, string> = {}) {
  const Story = composeStory({ render: () => <main>{content}</main>, globals }, { title: 'Looked at' }, preview)
  await Story.run()
  return Story.reporting.reports.map(({ status }) => status)
}

describe('axe, after a story was drawn', () => {
  it('finds nothing where there is nothing to be found', async () => {
    expect(await looksAt(<p>text</p>)).toEqual(['passed', 'passed'])
  })

  it('finds what cannot be read in dark only', async () => {
    expect(await looksAt(<p style={{ color: 'light-dark(#111, #222)' }}>text</p>)).toEqual(['failed', 'passed'])
  })

  it('finds what cannot be read from right to left only', async () => {
    const content = (
      <>
        <style>{'.faint:dir(rtl) { color: #eee }'}</style>
        <p className="faint">text</p>
      </>
    )
    expect(await looksAt(content)).toEqual(['passed', 'failed'])
  })

  it('leaves a story alone that is about one theme or direction', async () => {
    expect(await looksAt(<p>text</p>, { theme: 'dark' })).toEqual([])
    expect(await looksAt(<p>text</p>, { direction: 'rtl' })).toEqual([])
  })
})
