import type { Preview } from '@storybook/react-vite'
import { STORY_NOW, Stage, type StageProps } from './Stage.tsx'

// A clock that stands still: pictures of stories can be compared.
Date.now = () => STORY_NOW

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' }, options: { storySort: { order: ['Lists', 'Parts'] } } },
  initialGlobals: { theme: 'light', density: 'cosy', direction: 'ltr' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['cosy', 'compact'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Stage
        theme={globals.theme}
        density={globals.density}
        direction={globals.direction}
        {...(parameters.stage as Partial<StageProps>)}
      >
        <Story />
      </Stage>
    ),
  ],
}

export default preview
