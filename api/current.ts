import { Refusal } from '#platform/refusal.ts'
import { isOneOf, staleCodes } from '#domain/refusals/refusal-codes.ts'

/**
 * Makes a change. Where it is refused because the record changed meanwhile, the refusal carries `current`: what there is now, as
 * `read` shows it to the same person, so that a screen can merge. Where they may not see it any more, it is left out.
 */
export async function orCurrent<Done>(change: Promise<Done>, read: () => Promise<unknown>): Promise<Done> {
  try {
    return await change
  } catch (error) {
    if (!(error instanceof Refusal) || !isOneOf(staleCodes, error.code)) throw error
    const current = await readIfSeen(read)
    throw new Refusal(error.status, error.code, error.message, {
      ...error.extra,
      current,
    })
  }
}

/** The answer to what counts although who sent it doesn't see it any more: only that it is done. */
export const outOfSight = { isNew: false } as const

/** What a change left, as the same person sees it; of what it took out of their sight, only that it is done. */
export async function leftOf<Seen>(read: () => Promise<Seen>): Promise<Seen | typeof outOfSight> {
  return (await readIfSeen(read)) ?? outOfSight
}

async function readIfSeen<Seen>(read: () => Promise<Seen>): Promise<Seen | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
