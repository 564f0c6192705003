import type { Preview } from '@storybook/react-vite'
import { russian } from '../src/ui/words/ru.ts'
import { NETWORK } from './network.ts'
import { STORY_NOW, Stage, type StageProps } from './Stage.tsx'

// A clock that stands still: pictures of stories can be compared.
Date.now = () => STORY_NOW

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' }, options: { storySort: { order: ['Lists', 'Parts'] } } },
  // The tests run every story three times: as it is, in dark, and from right to left.
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    density: 'cosy',
    direction: import.meta.env.STORYBOOK_DIRECTION ?? 'ltr',
    locale: 'en',
    network: 'healthy',
  },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['cosy', 'compact'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Locale', icon: 'paragraph', items: ['en', 'ru', 'ar', 'de'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    network: {
      toolbar: {
        title: 'Network',
        icon: 'globe',
        items: Object.entries(NETWORK).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Stage
        // Another network is another page: what was loaded over the old one is gone.
        key={globals.network}
        network={globals.network}
        theme={globals.theme}
        density={globals.density}
        direction={globals.direction}
        locale={globals.locale}
        dictionary={globals.locale === 'ru' ? russian : {}}
        {...(parameters.stage as Partial<StageProps>)}
      >
        <Story />
      </Stage>
    ),
  ],
}

export default preview
