import type { ActivityView } from './readAction.ts'

/** Unix seconds. A pending action has no end of a trace yet. */
export const timeOf = ({ action }: ActivityView): number =>
  action.trace_end_utime || action.end_utime || action.start_utime
