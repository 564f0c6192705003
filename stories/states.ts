import type { StageProps } from '../.storybook/Stage.tsx'

const stage = (stage: Partial<StageProps>) => ({ parameters: { stage } })

const LONG = 3_600_000

/** The answer does not come. */
export const loading = stage({ faults: [{ kind: 'latency', ms: LONG }] })
/** The service fails. */
export const failing = stage({ faults: [{ kind: 'status', status: 500 }] })
/** The service asks for a pause. */
export const rateLimited = stage({ faults: [{ kind: 'status', status: 429 }] })
/** It was there, and the refresh fails. */
export const stale = stage({ laterFaults: [{ kind: 'status', status: 500 }] })
/** It was there, and the service asks for a pause. */
export const rateLimitedLater = stage({ laterFaults: [{ kind: 'status', status: 429 }] })
/** A phone. */
export const narrow = stage({ width: 336 })
export const dark = { globals: { theme: 'dark' } }
export const compact = { globals: { density: 'compact' } }
export const rightToLeft = { globals: { direction: 'rtl' } }
