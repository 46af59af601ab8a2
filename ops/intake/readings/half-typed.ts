import * as z from 'zod'
import { draftStorage } from '../../ui/draft-storage.ts'
import { formDraftPrefix } from '../../ui/stored-draft.ts'

/** A number that is typed by half: at which point, and of air with the temperature before it. */
const Half = z.object({ at: z.string(), text: z.string(), first: z.string().nullable() })
export type HalfTyped = z.output<typeof Half>
export const StoredHalf = Half.partial()
export const nothingTyped: HalfTyped = { at: '', text: '', first: null }

/** Each person at a device types at their own point. */
export function halfTypedKey(person: string, { jobId, visitId }: { jobId: string; visitId: string }) {
  return [person, 'reading', jobId, visitId].join(':')
}

/** Someone closed the visit meanwhile: there is no place left to finish it, and nothing is to be reminded of. */
export function forgetHalfTyped(key: string) {
  draftStorage.removeItem(`${formDraftPrefix}${key}`)
}
