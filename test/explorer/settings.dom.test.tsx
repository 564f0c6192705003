import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { Settings } from '../../src/react/settings.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'
import { importApp } from './importApp.ts'

stubLayout()
afterEach(cleanup)

const { SettingsSample } = await importApp(() => import('../../examples/explorer/src/pages/SettingsSample.tsx'))
const { LanguageContext } = await import('../../examples/explorer/src/words.ts')
const { russianLanguage } = await import('../../examples/explorer/src/words/ru.ts')

/** Draws the sample, and gives the texts of its rows and what it asked. */
function draw(settings: Settings = {}, around = (sample: ReactNode) => sample) {
  const asked: string[] = []
  const { wrapper } = setup({
    baseUrl: 'http://local.test',
    fetch: (request) => {
      asked.push(request.url)
      return Promise.reject(new Error('offline'))
    },
  })
  render(<TonCenterProvider {...settings}>{around(<SettingsSample />)}</TonCenterProvider>, { wrapper })
  const rows = [...document.querySelectorAll('[data-part="row"]')].map(({ textContent }) => textContent ?? '')
  return { asked, rows }
}

describe('the sample of the settings', () => {
  it('asks nothing, and says that its rows are invented', () => {
    const { asked, rows } = draw()
    expect(screen.getByText('Invented rows')).toBeTruthy()
    expect(rows).toHaveLength(4)
    expect(asked).toEqual([])
  })

  it.each([
    ['dims', 'dim', 4, 1],
    ['shows', 'show', 4, 0],
    ['hides', 'hide', 3, 0],
  ] as const)('%s a flagged row, as it is set', (_, trustPolicy, all, revealing) => {
    const { rows } = draw({ trustPolicy })
    expect(rows).toHaveLength(all)
    expect(rows.filter((text) => text.includes('Reveal'))).toHaveLength(revealing)
  })

  it('has a flagged row in Russian, too', () => {
    const { rows } = draw({ trustPolicy: 'hide' }, (sample) => (
      <LanguageContext value={russianLanguage}>{sample}</LanguageContext>
    ))
    expect(screen.getByText('Выдуманные строки')).toBeTruthy()
    expect(rows).toHaveLength(3)
  })
})
