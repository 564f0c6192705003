import { describe, expect, it } from 'vitest'
import { isBulky, pastable } from '../../.storybook/pastable.ts'

describe('the code of a story', () => {
  it('imports each component that is in it, once', () => {
    const code = '<div>\n  <StatusBadge data="sent" />\n  <StatusBadge data="failed" />\n  <Amount data="1" />\n</div>'
    expect(pastable(code)).toBe(`import { Amount, StatusBadge } from 'toncenter-react/ui'\n\n${code}`)
  })

  it('names values that are too long to write out, and leaves them to the reader', () => {
    const args = { data: Array.from({ length: 40 }, () => 'row'), heading: 'Blocks', error: new Error('no') }
    expect(pastable('<BlockList\n  heading="Blocks"\n/>', { args })).toBe(
      "import { BlockList } from 'toncenter-react/ui'\n\n// Values of your own: data, error.\n" +
        '<BlockList\n  data={data}\n  error={error}\n  heading="Blocks"\n/>',
    )
    expect(pastable('<BlockList heading="Blocks" />', { args: { data: args.data } })).toContain(
      '<BlockList data={data} heading="Blocks" />',
    )
  })

  it('writes out short values', () => {
    expect([{ symbol: 'GRAM' }, ['a', 'b'], 7n, 'x'.repeat(500), null].filter(isBulky)).toEqual([])
    expect([new Error('no'), { run() {} }, { text: 'x'.repeat(500) }].filter((value) => !isBulky(value))).toEqual([])
  })

  it('stays as it is where it has imports, and where nothing is ours', () => {
    const file = 'import { Amount } from \'toncenter-react/ui\'\n\nexport const Own = () => <Amount data="1" />'
    expect(pastable(file)).toBe(file)
    expect(pastable('<Own />')).toBe('<Own />')
  })
})
