import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'

/** A bare text: the raw form, upper-case. */
export const unpackAddress = genuine((args: Arguments): string => args.address())
