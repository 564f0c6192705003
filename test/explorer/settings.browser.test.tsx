import '../../examples/explorer/src/app.css'
import '../../examples/explorer/src/parts.css'
import { beforeAll, describe, expect, it } from 'vitest'
import { russianLanguage } from '../../examples/explorer/src/words/ru.ts'
import { LanguageContext } from '../../examples/explorer/src/words.ts'
import { rows, stage } from '../ui/stage.tsx'
import { importApp } from './importApp.ts'

let SettingsSample: typeof import('../../examples/explorer/src/pages/SettingsSample.tsx').SettingsSample
beforeAll(async () => {
  SettingsSample = (await importApp(() => import('../../examples/explorer/src/pages/SettingsSample.tsx')))
    .SettingsSample
})
const actions = (root: Element) => rows(root).map(({ textContent }) => textContent ?? '')

describe('the sample of the settings', () => {
  it('asks nothing, and says that its rows are invented', async () => {
    const { container, asked, settle } = await stage(<SettingsSample />)
    await settle()
    expect(container.textContent).toContain('Invented rows')
    expect(actions(container)).toHaveLength(4)
    expect(asked).toEqual([])
  })

  it.each([
    ['dims', 'dim', 4, 1],
    ['shows', 'show', 4, 0],
    ['hides', 'hide', 3, 0],
  ] as const)('%s a flagged row, as it is set', async (_, trustPolicy, all, revealing) => {
    const { container, settle } = await stage(<SettingsSample />, { trustPolicy })
    await settle()
    expect(actions(container)).toHaveLength(all)
    expect(actions(container).filter((text) => text.includes('Reveal'))).toHaveLength(revealing)
  })

  it('has a flagged row in Russian, too', async () => {
    const { container, settle } = await stage(
      <LanguageContext value={russianLanguage}>
        <SettingsSample />
      </LanguageContext>,
      { trustPolicy: 'hide' },
    )
    await settle()
    expect(container.textContent).toContain('Выдуманные строки')
    expect(actions(container)).toHaveLength(3)
  })
})
