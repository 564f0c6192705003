// The bundler would add a namespace of a public entry to that entry's exports: this one is built here.
export * from '../endpoints/emulate.ts'
