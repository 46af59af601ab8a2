import type { Entry } from '../../../outbox/entry.ts'
import { useMay } from '../../../session/may.ts'
import { fieldsOfUnsent } from '../photos/fields-of-unsent.ts'

/** A restricted photo that is not sent yet is shown to no one who would not see it afterward. */
export function useMaySeeUnsent() {
  const maySeeRestricted = useMay('photos.viewRestricted')
  return (entry: Entry) => maySeeRestricted || fieldsOfUnsent(entry)?.is_restricted !== true
}
