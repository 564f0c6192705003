import { attempt } from '../../core/attempt.ts'
import { rawForm, tryParseAddress } from '../../core/values/address.ts'
import type { ActivityView } from '../../reading/readAction.ts'
import type { TraceReading } from '../../reading/readTrace.ts'
import { noteText } from './sentence.ts'

/** Actions whose accounts are read: a trace may have thousands. */
const MOST_ACTIONS = 100

/** The accounts of an action that no message names: whom a refused or unsent one was for, and those of its note. Raw. */
export function unnamedOf({ attempt: asked, unsent = [], note }: ActivityView): string[] {
  const noted = Array.isArray(note?.value) ? note.value : note && [noteText(note.value)]
  return [asked?.to, ...unsent.map(({ to }) => to), ...(noted ?? [])].flatMap((one) =>
    typeof one === 'string' && tryParseAddress(one) ? rawForm(one) : [],
  )
}

/** The same of all actions of a trace; none where it cannot be read. */
export const unnamedIn = (read: () => TraceReading): string[] =>
  attempt(() => read().story.actions.slice(0, MOST_ACTIONS).flatMap(unnamedOf)) ?? []
