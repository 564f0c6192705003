// As in the package's stylesheet: what others refine comes first, in whatever order a story loads the rest.
import '../src/ui/root/Root.module.css'
import '../src/ui/root/elements.module.css'
import '../src/ui/table/List.module.css'
import './preview.css'
import type { ArgTypes, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { russian } from '../src/ui/words/ru/index.ts'
import { loadFonts } from '../test/support/loadFonts.ts'
import { PATIENCE_MS } from '../test/support/patienceMs.ts'
import { DocsFrame } from './DocsFrame.tsx'
import { isEdgeCase } from './edgeCases.ts'
import { Frames } from './Frames.tsx'
import { inEveryMode } from './modes.ts'
import { NETWORK } from './network.ts'
import { paint } from './palette.ts'
import { isBulky, pastable } from './pastable.ts'
import { STORY_NOW, Stage, type StageProps } from './Stage.tsx'

// A clock that stands still: pictures of stories can be compared.
Date.now = () => STORY_NOW

paint(document.documentElement)

// What a play function waits for may be loaded when first asked for.
configure({ asyncUtilTimeout: PATIENCE_MS })

/** As `documentProps` leaves a component. */
interface WithDocs {
  __docgenInfo?: { argTypes: ArgTypes }
}

const preview: Preview = {
  tags: ['autodocs'],
  // Stories are measured: none is drawn in a font of the machine first.
  beforeAll: async () => void (await loadFonts(['Inter', 'JetBrains Mono'])),
  parameters: {
    layout: 'fullscreen',
    // Off in axe unless asked for: targets of 24 px, or as far apart.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    jsx: {
      filterProps: (value: unknown) => value !== undefined && !isBulky(value),
      functionValue: () => '() => {}',
    },
    docs: {
      container: DocsFrame,
      // A page of documentation is for people; the sidebar's filter has the rest.
      stories: { filter: ({ name }: { name: string }) => !isEdgeCase(name) },
      extractArgTypes: (component: WithDocs) => component.__docgenInfo?.argTypes ?? {},
      // What is drawn, and not the file of the story.
      source: { type: 'dynamic', transform: pastable },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Welcome', 'Overview', 'Recipes', 'Theming', 'Tokens'],
          'Lists',
          'Cards',
          'Details',
          'Tools',
          'Parts',
          'Devtools',
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    density: 'cosy',
    direction: 'ltr',
    locale: 'en',
    network: 'healthy',
  },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true } },
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
  afterEach: inEveryMode,
  decorators: [
    (Story, { args, globals, parameters, title, viewMode }) => {
      const stage: Omit<StageProps, 'children'> = {
        network: globals.network,
        extent: viewMode === 'story' ? 'page' : 'frame',
        onCard: title.startsWith('Parts/'),
        theme: globals.theme,
        density: globals.density,
        direction: globals.direction,
        locale: globals.locale,
        dictionary: globals.locale === 'ru' ? russian : {},
        ...(parameters.stage as Partial<StageProps>),
      }
      // Another network is another page: what was loaded over the old one is gone.
      if (!parameters.frames)
        return (
          <Stage key={globals.network} {...stage}>
            <Story />
          </Stage>
        )
      return (
        <Frames key={globals.network} frames={parameters.frames} stage={stage}>
          {(frame) => <Story args={{ ...args, ...frame.args }} />}
        </Frames>
      )
    },
  ],
}

export default preview
