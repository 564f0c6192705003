'use client'
import { useEffect, useState } from 'react'

/** Makes a hook for what most readers never see. */
/* @__NO_SIDE_EFFECTS__ */
export function createLater<Module>(load: () => Promise<Module>): () => Module | undefined {
  let loaded: Module | undefined
  return function useLater() {
    const [module, setModule] = useState(loaded)
    useEffect(() => {
      if (loaded) return
      load().then(
        (module) => {
          loaded = module
          setModule(module)
        },
        () => undefined,
      )
    }, [])
    return module
  }
}
