import type { Problems } from './findings.ts'
import type { Stage } from './stage.ts'

/** Something that goes wrong in the world, done again and again while people ask for help. */
export type Fault = {
  name: string
  /** How often `npm test` does it, and how often `npm run fault`. */
  short: number
  long: number
  /** Whether the data must lie on a disk of its own, which takes root and a kernel that allows it. */
  needsDisk: boolean
  play(stage: Stage, times: number): Promise<Played>
  /** Shows that what was looked for would have been seen. */
  prove?(): Promise<Pick<Played, 'checks' | 'remarks'>>
}

export type Check = { what: string; problems: Problems }

/** `silences`: for each time, how many milliseconds passed without an acknowledgement. */
export type Played = { checks: Check[]; silences: number[]; remarks: string[]; counts?: Counts }

/** What was acknowledged, where that is more than requests. */
export type Counts = { acknowledged: number; lost: number; doubled: number }
