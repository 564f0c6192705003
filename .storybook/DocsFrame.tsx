import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { schemeFor, type ThemeName, themeFor } from './theme.ts'

interface Globals {
  globals: { theme?: ThemeName }
}

/** A page of documentation in the theme of its stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [name, setName] = useState<ThemeName | undefined>(() => {
    const last: [Globals] | undefined = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)
    return last?.[0].globals.theme
  })
  useEffect(() => {
    const follow = ({ globals }: Globals) => setName(globals.theme)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => schemeFor(name), [name])
  return (
    <DocsContainer context={context} theme={themeFor(name)}>
      {children}
    </DocsContainer>
  )
}
