import type { NextConfig } from 'next'

// The local chain has a virtual machine in WebAssembly, which Node loads from node_modules.
export default { serverExternalPackages: ['toncenter-local'] } satisfies NextConfig
