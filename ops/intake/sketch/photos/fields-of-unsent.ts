import { JobPhotoFields } from '#domain/photos/job-photo.ts'
import type { Entry } from '../../../outbox/entry.ts'

/** What this device says of a photo of a job that is not sent yet; null of one that was added without that. */
export function fieldsOfUnsent({ write }: Entry): JobPhotoFields | null {
  return JobPhotoFields.safeParse(write.kind === 'photo' ? write.of_job : undefined).data ?? null
}
