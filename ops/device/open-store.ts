import type { QueryClient } from '@tanstack/react-query'
import type { SignedIn } from '#domain/employees/employee.ts'
import { eraseEntries } from '../outbox/erase-entries.ts'
import { openOutbox } from '../outbox/open-outbox.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { nameReassigned, storedDeskKey } from '../desk/reassigned-queries.ts'
import { storedToken } from '../session/token-store.ts'
import { lockOthers } from '../store/device-lock.ts'
import { openDatabase, peopleStored, type PortalDatabase } from '../store/database.ts'
import { openKey } from '../store/storage-key.ts'
import { sealerWith } from '../store/sealing.ts'
import { codesKey } from './access-codes.ts'
import { forgetCodes, forgetOldCodes } from './stored-codes.ts'
import { clearForms, openForms } from './open-forms.ts'
import { openSketches } from './open-sketches.ts'
import { readWithOtherRights, seenWith } from './job-rights.ts'
import { openJobDownloads } from './open-job-downloads.ts'
import { openPhotoDownloads } from './photo-downloads.ts'
import { openStoredPhotos } from '../store/stored-photos.ts'
import { readAllAgain, readWorkAgain } from './read-again.ts'
import { isStored, loadReads, showJobRead, storeReads } from '../store/stored-reads.ts'
import { storedJobs, watchJobs, type StoredJob } from '../store/stored-job-list.ts'
import { storedLeads, watchRequests, type StoredRequest } from '../store/stored-requests.ts'

export type StoreOwner = Pick<SignedIn, 'id' | 'name' | 'permissions'>
export type Store = Awaited<ReturnType<typeof openStore>>

/** What is stored depends on these. */
const deskPermissions = ['leads.view', 'leads.work', 'photos.view'] as const

/** Opens what this device stores for a person: what they read, and what they did that is not sent. */
export async function openStore(client: QueryClient, { id: personId, name, permissions }: StoreOwner) {
  // What a page that ended too early left of others.
  void lockOthers(personId).catch(() => {})
  const token = storedToken()
  const sealer = sealerWith(await openKey(personId))
  if (token === null || storedToken() !== token) throw new Error('The session has ended')
  const database = openDatabase(personId)
  if (!permissions['leads.view']) await clear(database)
  client.setQueryDefaults(codesKey, { gcTime: Infinity })
  await loadReads(client, database, sealer)
  await forgetOldCodes(client, database, permissions)
  if (readWithOtherRights(personId, permissions)) await database.jobs.clear()
  const desk = await database.reads.get(storedDeskKey)
  if (desk) nameReassigned(client, await sealer.open(desk.sealed).catch(() => null))
  const photos = openStoredPhotos(database, sealer)
  const downloads = openPhotoDownloads({
    client,
    photos,
    personId,
    storedLeads: () => storedLeads(database),
    isStored,
  })
  let known = permissions
  const jobDownloads = openJobDownloads({
    client,
    jobs: database.jobs,
    sealer,
    personId,
    maySee: seenWith(() => known),
    isSending: () => outboxView.get().entries.some(({ state }) => state === 'sending'),
  })
  const stopReads = storeReads(client, {
    database,
    sealer,
    onStored() {
      downloads.start()
      jobDownloads.start()
    },
  })

  /** Of what they may see of a job less, or more, nothing stays as it was. */
  async function readJobsAgain() {
    await Promise.all([database.jobs.clear(), forgetCodes(client, database)])
    jobDownloads.startAnew()
  }

  async function readAgain() {
    if (!known['intake.view']) await database.jobs.clear()
    if (!known['leads.view']) return clear(database).then(downloads.start)
    if (known['leads.work']) return readWorkAgain(client)
    // Nothing can be theirs to work on: of what was stored as theirs, however young, each is asked for.
    if ((await database.reads.count()) > 0) await readAllAgain(client, await storedLeads(database))
  }

  // Without a connection the next start does it.
  void readAgain().catch(() => {})
  const sketches = openSketches({ database, sealer })
  const outbox = openOutbox({
    client,
    database,
    sealer,
    token,
    person: { id: personId, name },
    ...sketches.hearing,
  })
  sketches.start(outbox)
  const mayFill = () => known['forms.fill'] !== undefined
  const forms = openForms({ client, database, sealer, personId, mayFill })
  return {
    database,
    outbox,
    forms: forms.drafts,
    sketches: sketches.drafts,
    photos,
    watchRequests: (show: (requests: StoredRequest[]) => void) => watchRequests(database, sealer, show),
    watchJobs: (show: (jobs: StoredJob[]) => void) => watchJobs(database, sealer, show),
    storedJobs: () => storedJobs(database),
    isEncrypted: sealer.isSecret,
    showJobRead: (queryKey: readonly unknown[]) => showJobRead(client, { database, sealer }, queryKey),
    /** What the stream of events tells of a job; null: of any. */
    hearOfJob: jobDownloads.hear,
    /** The server has told what the person may do now: what they may not see any more leaves the device. */
    async mayNow(permissions: StoreOwner['permissions']) {
      const isSame = (each: keyof typeof permissions) => permissions[each] === known[each]
      const isSameDesk = deskPermissions.every(isSame)
      known = permissions
      // First what is only removed: the desk is asked for.
      if (readWithOtherRights(personId, permissions)) await readJobsAgain()
      if (!isSameDesk) await readAgain()
    },
    async close() {
      stopReads()
      downloads.close()
      jobDownloads.close()
      await Promise.all([outbox.close(), forms.close(), sketches.drafts.close()]).finally(database.close)
    },
  }
}

/** Removes what anyone read or sent on this device. Work that was not sent stays. Rejects where something could not be removed. */
export async function forgetReads() {
  const cleared = await Promise.allSettled((await peopleStored()).map(clearAll))
  const failed = cleared.find(({ status }) => status === 'rejected')
  if (failed) throw new Error('What was read could not be removed', { cause: failed })
}

async function clearAll(personId: string) {
  const database = openDatabase(personId)
  await Promise.all([
    clear(database),
    eraseEntries(database),
    clearForms(database),
    database.sketches.clear(),
  ]).finally(database.close)
}

async function clear({ reads, jobs, photos }: Pick<PortalDatabase, 'reads' | 'jobs' | 'photos'>) {
  await Promise.all([reads.clear(), jobs.clear(), photos.clear()])
}
