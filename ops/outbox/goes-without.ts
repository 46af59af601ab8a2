import type { Entry } from './entry.ts'
import { isUploaded, isWithOffice } from './unsent-states.ts'

/**
 * A form needs the bytes of its photos alone: that one was not added to the request is for the office to decide. A move to another stage
 * waits for evidence that is on its way: without what is stuck, the server judges.
 */
export function goesWithout({ write }: Entry, other: Entry) {
  if (write.kind === 'submission') return isWithOffice(other) && isUploaded(other)
  const isEvidence = other.write.kind === 'equipment_move' || other.write.kind === 'photo'
  return write.kind === 'job_stage' && isEvidence && other.state !== 'waiting' && other.state !== 'sending'
}
