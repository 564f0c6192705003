import { type Choices, choose, useChoices } from '../choices.ts'
import { Segments, type SegmentsProps, Title } from '../parts.tsx'
import { openNetwork, servedNetwork } from '../service.ts'
import { useRestWords } from '../useRestWords.ts'
import type { WordKey } from '../words/language.ts'
import { useNetworkNames } from '../words.ts'
import { Keys } from './Keys.tsx'
import { Names } from './Names.tsx'
import { SettingsSample } from './SettingsSample.tsx'
import './names.css'

const THEMES = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const
const DENSITIES = { cosy: 'density.cosy', compact: 'density.compact' } as const
const TRUST = { dim: 'trust.dim', show: 'trust.show', hide: 'trust.hide' } as const
const LANGUAGES = { en: 'English', ru: 'Русский' } as const

/** What a reader sets, kept in this browser. */
export function SettingsPage() {
  const say = useRestWords()
  const nameOf = useNetworkNames()
  const { network, theme, language, density, trust } = useChoices()
  const named = <Value extends string>(words: Readonly<Record<Value, WordKey>>) =>
    Object.entries<WordKey>(words).map(([value, key]) => [value as Value, say(key)] as const)
  const networks = [...new Set([servedNetwork, 'mainnet', 'testnet'])]
  return (
    <>
      <Title text={say('page.settings')} />
      <div className="two settings-page">
        <section className="card settings" aria-label={say('page.settings')}>
          <Choice
            name={say('settings.network')}
            note={say('settings.networkNote')}
            options={networks.map((name) => [name, nameOf(name)] as const)}
            value={network ?? servedNetwork}
            onChoose={openNetwork}
          />
          <Choice
            name={say('settings.theme')}
            options={named(THEMES)}
            value={theme}
            onChoose={(theme) => choose({ theme })}
          />
          <Choice
            name={say('settings.language')}
            options={Object.entries(LANGUAGES) as [Choices['language'], string][]}
            value={language}
            onChoose={(language) => choose({ language })}
          />
          <Choice
            name={say('settings.density')}
            options={named(DENSITIES)}
            value={density}
            onChoose={(density) => choose({ density })}
          />
          <Choice
            name={say('settings.trust')}
            note={say('settings.trustNote')}
            options={named(TRUST)}
            value={trust}
            onChoose={(trust) => choose({ trust })}
          />
          <p className="quiet kept">{say('settings.kept')}</p>
        </section>
        <SettingsSample />
        <Names />
        <Keys />
      </div>
    </>
  )
}

interface ChoiceProps<Value extends string> extends SegmentsProps<Value> {
  note?: string
}

function Choice<Value extends string>({ note, ...choice }: ChoiceProps<Value>) {
  return (
    <div className="choice">
      <div>
        <strong aria-hidden="true">{choice.name}</strong>
        {note && <p className="quiet">{note}</p>}
      </div>
      <Segments {...choice} />
    </div>
  )
}
