'use client'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** Why something is not there, and how to ask for it again. */
export interface Absence {
  readonly error: unknown
  readonly retry: () => void
}

interface Own {
  /** In its place: until it is there, and with an `absence` when its file did not come. */
  instead(absence?: Absence): ReactNode
}

/**
 * A component that loads itself when it is drawn first. Unlike what is `late` it is what the page is about: it has something in
 * its place until it is there, a server draws it, and what a server drew stays until its code has come.
 */
export function awaited<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  type Drawn = ComponentType<Props & Own & { ask: () => void }>
  let loaded: Drawn | undefined
  const ask = async () => {
    loaded = (await load()).default as Drawn
    return { default: loaded }
  }
  // `renderToString` waits for nothing: on a server it has come before the first page is asked for.
  if (typeof document === 'undefined') ask().catch(() => {})

  const create = (): Drawn =>
    loaded ??
    lazy(() =>
      ask().catch((error) => ({ default: ({ instead, ask }) => instead({ error, retry: ask }) }) as { default: Drawn }),
    )
  return function Awaited(props: Props & Own) {
    const [Drawn, setDrawn] = useState(create)
    return (
      <Suspense fallback={props.instead()}>
        <Drawn {...props} ask={() => setDrawn(create)} />
      </Suspense>
    )
  }
}
