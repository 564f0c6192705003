import { storedType, understoodTypes } from '../../index/actionTypes.ts'
import type { ActionRow } from '../../index/ledger.ts'
import type { Query } from './query.ts'

const latest = /* @__PURE__ */ understoodTypes(['latest'])

/**
 * Whether an action is for a client that understands `supported_action_types`. The client must know its type, and must not know the
 * type of any compound action around it. Who asks for `types` by name gets them either way, as from the service.
 */
export function understoodTest(query: Query, types?: readonly string[]): (row: ActionRow) => boolean {
  const names = query.texts('supported_action_types')
  const understood = names.length ? understoodTypes(names) : latest
  const wanted = types ? new Set(types) : understood
  return ({ action, ancestors }) =>
    wanted.has(storedType(action.type)) && !ancestors.some((type) => understood.has(type))
}
