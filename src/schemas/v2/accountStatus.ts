/** An account that does not exist is `uninitialized` too. */
export type V2AccountStatus = 'uninitialized' | 'active' | 'frozen' | (string & {})
