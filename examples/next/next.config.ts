import type { NextConfig } from 'next'

// In a clone a lock file lies above this folder: the app is no part of that.
export default { turbopack: { root: import.meta.dirname } } satisfies NextConfig
