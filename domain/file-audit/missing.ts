import type { Difference } from '#domain/readings/deviations/compared-here.ts'
import type { PhotoSubject } from '#domain/photos/photo-lists.ts'
import type { PhotoPhase } from '#domain/photos/photo-phases.ts'

/** What is missing, by its name and with all that leads to where it is put right. */
export type Missing =
  | { is: 'point'; id: string; number: number; place: string; room_id: string; visit: number | null }
  | { is: 'reference'; id: string; number: number; place: string; material: string }
  | { is: 'room'; id: string; name: string; lacks?: 'height' }
  | { is: 'rooms' }
  | { is: 'points' }
  | { is: 'air'; of: 'outside' | 'unaffected' | 'affected'; chamber: string | null; visit: number | null }
  | { is: 'category'; category: number | null }
  | { is: 'review'; hours: number; category: number }
  | { is: 'difference'; difference: Difference }
  | { is: 'unit'; id: string; number: string; room: string | null; placed_at: string; is_standing: boolean }
  | { is: 'equipment' }
  | { is: 'gap'; from: Date; to: Date; hours: number }
  | {
      is: 'photo'
      subject: PhotoSubject
      phase: PhotoPhase
      room_id: string | null
      room: string | null
      have: number
      least: number
    }

/** What could not be read on this device, so that nothing is known of it. */
export type NotHere = 'rooms' | 'drying' | 'equipment' | 'photos'

export type Judged =
  | { outcome: 'met' }
  | { outcome: 'not_due' }
  | { outcome: 'unknown'; lacks: NotHere }
  | { outcome: 'open'; missing: readonly [Missing, ...Missing[]] }

export const met = { outcome: 'met' } as const
export const notDue = { outcome: 'not_due' } as const

/** Open where anything is missing. */
export function openIf(missing: readonly Missing[]): Judged {
  const [first, ...more] = missing
  return first ? { outcome: 'open', missing: [first, ...more] } : met
}

/** What needs something that is not here is not known. */
export function withKnown<Known>(
  known: Known | null,
  lacks: NotHere,
  judge: (known: Known) => Judged,
): Judged {
  return known === null ? { outcome: 'unknown', lacks } : judge(known)
}

/** Whether all else of the rooms is measured. */
export function lackHeightAlone(missing: readonly Missing[]): boolean {
  const rooms = missingOf(missing, 'room')
  return rooms.length > 0 && rooms.every(({ lacks }) => lacks === 'height')
}

/** Those of one kind. */
export function missingOf<Is extends Missing['is']>(
  missing: readonly Missing[],
  is: Is,
): Extract<Missing, { is: Is }>[] {
  return missing.filter((each): each is Extract<Missing, { is: Is }> => each.is === is)
}
