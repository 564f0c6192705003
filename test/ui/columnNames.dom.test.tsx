import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { LISTS } from './lists.tsx'

afterEach(cleanup)

describe.each([
  ['en', {}],
  ['ru', russian],
] as const)('in "%s" the columns of', (locale, dictionary) => {
  it.each(LISTS)('%s have a name each, and none has that of another', (name, element) => {
    const { container } = render(
      <TonCenterProvider
        baseUrl="http://local.test"
        fetch={() => new Promise(() => {})}
        locale={locale}
        dictionary={dictionary}
      >
        {element}
      </TonCenterProvider>,
    )
    const names = [...container.querySelectorAll('[role="columnheader"]')].map(
      (head) => head.querySelector('[aria-label]')?.getAttribute('aria-label') ?? head.textContent?.trim(),
    )
    // The grid of pictures has no columns to name.
    expect(names.length > 1).toBe(name !== 'NftGrid')
    expect(names).not.toContain('')
    expect(new Set(names).size, names.join(', ')).toBe(names.length)
  })
})
