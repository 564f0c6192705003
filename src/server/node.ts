export { type Handler, type NodeHandlerOptions, toNodeHandler } from './listener.ts'
export { type Served, type ServeOptions, serve } from './serve.ts'
export { type UndiciFetchOptions, undiciFetch } from './undiciFetch.ts'
