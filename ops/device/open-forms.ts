import type { QueryClient } from '@tanstack/react-query'
import { withRoom } from '../outbox/make-room.ts'
import type { PortalDatabase } from '../store/database.ts'
import { openFormDrafts } from '../store/form-drafts.ts'
import type { Sealer } from '../store/sealing.ts'
import { openFormDownloads } from './open-form-downloads.ts'

type Parts = {
  client: QueryClient
  database: PortalDatabase
  sealer: Sealer
  personId: string
  mayFill: () => boolean
}

/** The forms of the company on this device: those that can be begun, and those that the person has begun. */
export function openForms({ client, database, sealer, personId, mayFill }: Parts) {
  const drafts = openFormDrafts({
    database,
    sealer,
    personId,
    withRoom: (store) => withRoom(database, store),
  })
  const downloads = openFormDownloads({
    client,
    forms: database.forms,
    personId,
    mayFill: () => sealer.isSecret && mayFill(),
  })
  return {
    drafts,
    close() {
      downloads.close()
      return drafts.close()
    },
  }
}

/** What was filled in and not submitted goes with the drafts of everything else. */
export async function clearForms({ form_drafts, form_answers, forms, formsAsOne }: PortalDatabase) {
  await formsAsOne(async () => {
    await Promise.all([form_drafts.clear(), form_answers.clear()])
  })
  await forms.clear()
}
