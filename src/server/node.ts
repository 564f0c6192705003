export { type Handler, type NodeHandlerOptions, toNodeHandler } from './listener.ts'
export { type UndiciFetchOptions, undiciFetch } from './undiciFetch.ts'
