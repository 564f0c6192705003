'use client'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'

/** Why something is not there, and how to ask for it again. */
export interface Absence {
  readonly error: unknown
  readonly retry: () => void
}

interface Own {
  /** In its place: until it is there, and with an `absence` when its file did not come. */
  instead(absence?: Absence): ReactNode
}

const unchanging = () => () => {}

/**
 * A component that loads itself when it is drawn first. Unlike what is `late` it is what the page is about: it has something in
 * its place until it is there, a server draws it, and what a server drew stays until its code has come.
 */
export function awaited<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  const ask = async () => {
    loaded = (await load()).default
    return { default: loaded }
  }
  // `renderToString` waits for nothing: on a server it has come before the first page is asked for.
  if (typeof document === 'undefined') ask().catch(() => {})

  return function Awaited(props: Props & Own) {
    const isOfServer = useSyncExternalStore(
      unchanging,
      () => false,
      () => true,
    )
    // Suspense only for what a server drew: elsewhere it would hold back for 300 ms what is there.
    const taken = () => lazy(() => ask().catch(() => new Promise<never>(() => setDrawn(undefined))))
    const [Drawn, setDrawn] = useState<ComponentType<Props> | undefined>(
      () => loaded ?? (isOfServer ? taken() : undefined),
    )
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (!Drawn && !failure)
        ask().then(
          (found) => setDrawn(() => found.default),
          (error) => setFailure({ error }),
        )
    }, [Drawn, failure])
    // What a server drew would give way to `instead` if it were drawn anew before its code is there: till then that is put off.
    const deferred = useDeferredValue(props)
    const current = loaded ? props : deferred
    const whole = useMemo(
      () =>
        Drawn && (
          <Suspense fallback={current.instead()}>
            <Drawn {...current} />
          </Suspense>
        ),
      [Drawn, current],
    )
    return whole ?? props.instead(failure && { ...failure, retry: () => setFailure(undefined) })
  }
}
