import { shortPhotoName } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import type { Burst, openBurstStore } from './burst-store.ts'
import type { UnfitReason } from './check-photo.ts'
import type { OutboxStore } from './outbox-store.ts'

export type ChosenPhotos = {
  leadId: string
  customer: string | null
  files: readonly File[]
  /** What was broken off, and is chosen again. */
  missing?: Burst | undefined
}

/** What became of photos that were chosen together: files that are no photos, and how many found no room. */
export type BurstOutcome = { unfit: { name: string; reason: UnfitReason }[]; notStored: number }

type Parts = {
  store: Pick<OutboxStore, 'add'>
  bursts: Pick<ReturnType<typeof openBurstStore>, 'run' | 'begin' | 'leaveOut'>
  check: (file: File) => Promise<UnfitReason | null>
}

/** Stores photos one after the other, after their names: `onStep` is told how many are done. */
export async function storeBurst(
  { store, bursts, check }: Parts,
  { leadId, customer, files, missing }: ChosenPhotos,
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
    const write = { kind: 'photo', name, sha256: null } as const
    await store.add({ id, leadId, customer, write, at: Date.now() }, { bytes: file, burst: burst.id })
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

/**
 * The IDs of missing photos that were chosen again, by their names. Some phones call every photo the same, or name it anew each time:
 * as many as were missing are all of them.
 */
export function chosenAgain(missing: Burst['missing'], names: readonly string[]): string[] {
  const again = names.length >= missing.length ? missing : missing.filter(({ name }) => names.includes(name))
  return again.map(({ id }) => id)
}
