import * as z from '../../core/schema.ts'

/** An account that does not exist is `uninitialized` too. */
export type V2AccountStatus = 'uninitialized' | 'active' | 'frozen'
export const v2AccountStatus = /* @__PURE__ */ z.oneOf(['uninitialized', 'active', 'frozen'])
