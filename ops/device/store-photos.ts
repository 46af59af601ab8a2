import type { BurstOutcome, ChosenPhotos } from '../outbox/store-burst.ts'
import { watched } from '../ui/watched.ts'
import { currentOutbox } from './person-store.ts'

export type Storing = { done: number; all: number }

/** The requests whose photos are being stored right now, from the moment in which they were chosen. */
export const storingPhotos = watched<ReadonlyMap<string, Storing>>(new Map())

type HowStored = Pick<ChosenPhotos, 'missing' | 'aim' | 'onStored'>

/** Stores photos for a request. Those that are chosen in place of missing ones close what was broken off. */
export async function storePhotos(
  lead: { id: string; name: string | null },
  files: readonly File[],
  { missing, aim, onStored }: HowStored = {},
): Promise<BurstOutcome> {
  let left = files.length
  note(lead.id, { done: 0, all: left })
  const onStep = () => {
    left--
    note(lead.id, { done: 1, all: 0 })
  }
  try {
    const outbox = await currentOutbox()
    if (!outbox) return { unfit: [], notStored: files.length }
    return await outbox.storePhotos(
      { leadId: lead.id, customer: lead.name, files, aim, missing, onStored },
      onStep,
    )
  } finally {
    note(lead.id, { done: left, all: 0 })
  }
}

/** Adds to what is known of the request, whose photos may have been chosen in several goes. Once all are done it is over. */
function note(leadId: string, more: Storing) {
  const known = storingPhotos.get().get(leadId) ?? { done: 0, all: 0 }
  const storing = { done: known.done + more.done, all: known.all + more.all }
  const others = [...storingPhotos.get()].filter(([id]) => id !== leadId)
  storingPhotos.set(new Map(storing.done < storing.all ? [...others, [leadId, storing]] : others))
}
