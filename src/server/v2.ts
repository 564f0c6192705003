// A namespace of a public entry would be built into that entry as one more export: this one is built here.
export * from '../endpoints/v2.ts'
