import { describe, expect, it } from 'vitest'
import { pastable } from '../../.storybook/pastable.ts'

describe('the code of a story', () => {
  it('imports each component that is in it, once', () => {
    const code = '<div>\n  <StatusBadge data="sent" />\n  <StatusBadge data="failed" />\n  <Amount data="1" />\n</div>'
    expect(pastable(code)).toBe(`import { Amount, StatusBadge } from 'toncenter-react/ui'\n\n${code}`)
  })

  it('stays as it is where it imports by itself, and where nothing is ours', () => {
    const file = 'import { Amount } from \'toncenter-react/ui\'\n\nexport const Own = () => <Amount data="1" />'
    expect(pastable(file)).toBe(file)
    expect(pastable('<Own />')).toBe('<Own />')
  })
})
