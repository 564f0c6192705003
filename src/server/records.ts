import type { AnyEndpoint } from '../core/endpoint.ts'
import * as emulate from './emulate.ts'
import * as v2 from './v2.ts'
import * as v3 from './v3.ts'

const isRecord = (value: unknown): value is AnyEndpoint => typeof (value as AnyEndpoint | undefined)?.path === 'string'

/** Every endpoint that the public entries export, new ones too. */
export const records: readonly AnyEndpoint[] = [v2, v3, emulate]
  .flatMap((one): unknown[] => Object.values(one))
  .filter(isRecord)
