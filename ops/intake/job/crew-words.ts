import type { GoesBack } from '#domain/jobs/job.ts'
import { clockWords } from '../../ui/clock.ts'
import type { MergingWords } from '../../words/en-merging.ts'

type Going = GoesBack['visits'][number]
type Said = { now: Date; words: MergingWords; locale: string; nobody: string }

/** Who is on the way on a visit, or there; null where no one has left yet, or everyone has left again. */
export function crewWords(visit: Going, { now, words, locale, nobody }: Said): string | null {
  const { people, on_my_way_at, arrived_at, departed_at } = visit
  if (departed_at) return null
  const who = people.join(', ') || nobody
  if (arrived_at) return words.there(who, clockWords(new Date(arrived_at), now, locale))
  return on_my_way_at && words.onTheWay(who, clockWords(new Date(on_my_way_at), now, locale))
}

/** What a job gets back when its merge is undone, one thing each. */
export function thingsBack(
  { visits, items, has_access_code }: GoesBack,
  { photos, words }: { photos: number; words: MergingWords },
): string[] {
  return [
    visits.length > 0 && words.visitsBack(visits.length),
    items > 0 && words.itemsBack(items),
    has_access_code && words.codeBack,
    photos > 0 && words.photosBack(photos),
  ].filter((each) => each !== false)
}
