export interface Result {
  passed: number
  failed: number
  skipped: number
  /** What a failed step prints. */
  output?: string
  /** Seconds of the step and all that it starts; absent where the system has no /proc. */
  cpu?: number | undefined
  files?: readonly { name: string; seconds: number }[]
}
export interface Step {
  name: string
  /** The name of a step; without its success this one does not run. */
  needs?: string | undefined
  run(): Promise<Result>
}
export function tool(name: string, ...args: string[]): Step
export function runSteps(rows: readonly (readonly (readonly Step[])[])[]): Promise<void>
