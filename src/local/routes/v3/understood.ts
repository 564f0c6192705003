import type { Classified } from '../../classify/classify.ts'
import { storedType, understoodTypes } from '../../index/actionTypes.ts'
import type { Query } from './query.ts'

const latest = /* @__PURE__ */ understoodTypes(['latest'])

/**
 * Whether an action is for a client that understands `supported_action_types`. Who asks for `types` by name gets them either way, as
 * from the service.
 */
export function understoodTest(query: Query, types?: readonly string[]): (row: Classified) => boolean {
  const names = query.texts('supported_action_types')
  const understood = names.length ? understoodTypes(names) : latest
  return understoodBy(understood, types ? new Set(types) : understood)
}

/** The client must know the type of an action, and must not know the type of any compound action around it. */
export const understoodBy =
  (understood: ReadonlySet<string>, wanted = understood) =>
  ({ action, ancestors }: Classified): boolean =>
    wanted.has(storedType(action.type)) && !ancestors.some((type) => understood.has(type))
