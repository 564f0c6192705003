import { Buffer } from 'buffer'

// The built engine has its own; the sources are those of Node.
Object.assign(globalThis, { Buffer })
