import { writeGenerated } from './write.ts'

/** Awaited here: once it is imported, Vite loads no further module for it. */
export const count = await writeGenerated()
