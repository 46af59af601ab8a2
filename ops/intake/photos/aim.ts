import type { PhotoPhase } from '#domain/photos/photo-phases.ts'
import { watched } from '../../ui/watched.ts'

/** What the photos that follow are taken of. It stays until something else is chosen, whatever is opened in between. */
export type Aim = { phase: PhotoPhase; room_id: string | null }

const aims = watched<ReadonlyMap<string, Aim>>(new Map())
const first: Aim = { phase: 'arrival', room_id: null }

export function useAim(jobId: string): Aim {
  return aims.usePart((all) => all.get(jobId)) ?? first
}

export function setAim(jobId: string, aim: Aim) {
  aims.set(new Map([...aims.get(), [jobId, aim]]))
}
