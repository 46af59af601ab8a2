import { cameraTime } from '#domain/photos/camera-time.ts'
import type { JobPhotoFields } from '#domain/photos/job-photo.ts'
import { sha256 } from '#domain/photos/sha256.ts'
import { shortPhotoName } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import type { Burst, openBursts } from './bursts.ts'
import type { UnfitReason } from './check-photo.ts'
import type { OutboxStore } from './outbox-store.ts'

/** What is chosen once for all photos of a job that follow. `isTaken`: the portal took them this moment, and no camera says when. */
export type PhotoAim = Pick<JobPhotoFields, 'phase' | 'room_id' | 'point_id' | 'is_restricted'> & {
  caption?: string
  isTaken: boolean
}

export type ChosenPhotos = {
  leadId: string
  customer: string | null
  files: readonly File[]
  /** Of those of a job. */
  aim?: PhotoAim | undefined
  /** What was broken off, and is chosen again. */
  missing?: Burst | undefined
  /** Told of each with the ID under which it is stored. */
  onStored?: ((id: string) => void) | undefined
}

/** What became of photos that were chosen together: files that are no photos, and how many found no room. */
export type BurstOutcome = { unfit: { name: string; reason: UnfitReason }[]; notStored: number }

type Parts = {
  store: Pick<OutboxStore, 'add'>
  bursts: Pick<ReturnType<typeof openBursts>, 'run' | 'begin' | 'leaveOut'>
  check: (file: File) => Promise<UnfitReason | null>
}

/** Stores photos one after the other, after their names: `onStep` is told how many are done. */
export async function storeBurst(
  { store, bursts, check }: Parts,
  { leadId, customer, files, aim, missing, onStored }: ChosenPhotos,
  onStep: (done: number) => void,
): Promise<BurstOutcome> {
  const chosen = files.map((file) => ({ id: newId(), name: shortPhotoName(file.name), file }))
  const burst = { id: newId(), leadId, customer, photos: chosen }
  const names = chosen.map(({ name }) => name)
  const closes = missing && { id: missing.id, photoIds: chosenAgain(missing.missing, names) }
  const outcome: BurstOutcome = { unfit: [], notStored: 0 }

  async function storeOne({ id, name, file }: (typeof chosen)[number]) {
    const reason = await check(file)
    if (reason) {
      outcome.unfit.push({ name, reason })
      return bursts.leaveOut(burst.id, [id])
    }
    const write = {
      kind: 'photo',
      name,
      sha256: null,
      ...(aim && { of_job: await ofJob(file, aim) }),
    } as const
    await store.add({ id, leadId, customer, write, at: Date.now() }, { bytes: file, burst: burst.id })
    onStored?.(id)
  }

  await bursts.run(burst.id, async () => {
    // Where there is no room for the names, the photos are tried all the same.
    await bursts.begin(burst, closes).catch(() => {})
    for (const [nth, photo] of chosen.entries()) {
      await storeOne(photo).catch(() => outcome.notStored++)
      onStep(nth + 1)
    }
  })
  return outcome
}

/** How much of a file is looked at for its time: cameras write it at the start. */
const head = 256 * 1024

/** What is known of a photo as it is taken: later its bytes are made small, and the camera's are gone. */
async function ofJob(file: File, { isTaken, ...aim }: PhotoAim): Promise<JobPhotoFields> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const camera = isTaken ? null : cameraTime(bytes.subarray(0, head))
  // By the clock of this place, where the camera doesn't say which.
  const taken = camera ? Date.parse(camera.local + (camera.offset ?? '')) : file.lastModified
  return {
    caption: '',
    ...aim,
    taken_at: new Date(isTaken ? Date.now() : taken).toISOString(),
    time_from: isTaken ? 'device' : camera ? 'camera' : 'file',
    original_sha256: await sha256(bytes),
  }
}

/**
 * The IDs of missing photos that were chosen again, by their names. Some phones call every photo the same, or name it anew each time:
 * as many as were missing are all of them.
 */
export function chosenAgain(missing: Burst['missing'], names: readonly string[]): string[] {
  const again = names.length >= missing.length ? missing : missing.filter(({ name }) => names.includes(name))
  return again.map(({ id }) => id)
}
