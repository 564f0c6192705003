export type * from '../contract/emulate/types.ts'
export { type EmulationFault, emulationFault } from './emulate/emulation/refused.ts'
export * from './emulate/records.ts'
