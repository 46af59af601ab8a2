import type { HandedOn } from '#domain/leads/desk/handed-on.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Words } from '../words/en.ts'
import { clockWords } from '../ui/clock.ts'

type Named = { id: string; name: string }
type Remembered = { name: string | null; place: number }
/** A request that was taken away: whose it is stands in it only where this screen showed that before. */
export type LostItem = HandedOn & Remembered

type Answer<Item> = { items: readonly Item[]; handed_on: readonly HandedOn[] }
type Known<Item> = { items: readonly Item[]; handed_on: readonly LostItem[] }

/**
 * The server tells who took a request, and nothing of the customer any more. The name and the place are those under which the
 * person saw the card, so that the words stand where they were reading.
 */
export function rememberLost<Item extends Named, Desk extends Answer<Item>>(
  before: Known<Item> | undefined,
  desk: Desk,
): Omit<Desk, 'handed_on'> & { handed_on: LostItem[] } {
  const remembered = (lost: HandedOn): Remembered => {
    const known = before?.handed_on.find(({ id }) => id === lost.id)
    if (known) return { name: known.name, place: known.place }
    const place = before?.items.findIndex(({ id }) => id === lost.lead_id) ?? -1
    return { name: before?.items[place]?.name ?? null, place: Math.max(place, 0) }
  }
  return { ...desk, handed_on: desk.handed_on.map((lost) => ({ ...lost, ...remembered(lost) })) }
}

type Entry<Item> = { lead: Item; lost?: undefined } | { lost: LostItem; lead?: undefined }

/** The desk with what was taken from it, each in its place. */
export function withLost<Item>(items: readonly Item[], lost: readonly LostItem[]): Entry<Item>[] {
  const entries: Entry<Item>[] = items.map((lead) => ({ lead }))
  // From the top down: each one that is put back makes room for the next.
  for (const one of lost.toSorted((a, b) => a.place - b.place)) entries.splice(one.place, 0, { lost: one })
  return entries
}

/** "Marcus Wren assigned this to Rosa Plover at 8:44 PM." */
export function handedOnWords(
  { by, by_id, to, to_id, at }: HandedOn,
  { me, now }: { me: string | undefined; now: Date },
  { desk, locale }: Pick<Words, 'desk' | 'locale'>,
) {
  if (!by) return desk.thisIsGone
  const moment = new Date(at)
  const clock = desk.at(clockWords(moment, now, locale), companyDay(moment) === companyDay(now))
  const who = by_id === me ? desk.you : by
  if (!to) return desk.removed(who, clock)
  return to_id && by_id === to_id ? desk.tookOver(who, clock) : desk.assigned(who, to, clock)
}

/** Which request it was: the customer as this screen knew them, else its reference, which what was stored before has not. */
export function lostName(
  { name, reference }: { name?: string | null | undefined; reference?: string | undefined },
  { requestOf, oneOfYours }: Pick<Words['desk'], 'requestOf' | 'oneOfYours'>,
) {
  return name ?? (reference ? requestOf(reference) : oneOfYours)
}

export function firstNameOf(name: string) {
  return name.split(' ')[0] ?? name
}
