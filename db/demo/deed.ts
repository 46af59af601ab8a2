import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Dice } from './dice.ts'
import type { Goer } from './people.ts'

type Staff = Record<'office' | 'dispatch' | 'projects' | Goer, SignedIn>

/** Something that someone did at a job, and when. */
export type Deed = { at: Date; act: (world: World, staff: Staff) => Promise<unknown> }

/** Which job it was done at, and when its customer called. */
export type OfJob = { job_id: string; dice: Dice; came: Date; now: Date }
