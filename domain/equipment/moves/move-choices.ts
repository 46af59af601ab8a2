/** What can happen to a unit at a job. */
export const moveKinds = ['placed', 'moved', 'pulled'] as const
export type MoveKind = (typeof moveKinds)[number]

/** How a unit came back, in the order of the buttons. */
export const conditions = ['good', 'dirty', 'broken'] as const
export type Condition = (typeof conditions)[number]

/** Why a unit is out of service after it came back like this. */
export const outOfService = { good: null, dirty: 'needs_cleaning', broken: 'broken' } as const
