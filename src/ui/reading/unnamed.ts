import { attempt } from '../../core/attempt.ts'
import type { ActivityView } from '../../reading/readAction.ts'
import type { TraceReading } from '../../reading/readTrace.ts'

/** Actions whose accounts are read: a trace may have thousands. */
const MOST_ACTIONS = 100

/** The accounts of an action that no message names: whom a refused or unsent one was for. Raw. */
export const unnamedOf = ({ attempt: asked, unsent = asked ? [asked] : [] }: ActivityView): string[] =>
  unsent.flatMap(({ to }) => to ?? [])

/** The same of all actions of a trace; none where it cannot be read. */
export const unnamedIn = (read: () => TraceReading): string[] =>
  attempt(() => read().story.actions.slice(0, MOST_ACTIONS).flatMap(unnamedOf)) ?? []
