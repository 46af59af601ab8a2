import type { Reassigned } from '#domain/leads/desk/reassigned.ts'
import type { VisitTime } from '#domain/visits/visit-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Entry as OutboxEntry } from '../outbox/entry.ts'
import { isUnsent, isWithOffice } from '../outbox/unsent-states.ts'
import type { Words } from '../words/en.ts'
import { clockWords } from '../ui/clock.ts'

type Named = { id: string; name: string | null; visit: VisitTime | null; town?: string | undefined }
/** Older versions of the portal did not store the visit and the town. */
type Remembered = { name: string | null; visit?: VisitTime | null | undefined; town?: string | undefined }
/** A request that was taken away: whose it is stands in it only where this screen showed that before. */
export type ReassignedItem = Reassigned & Remembered

type Answer<Item> = { items: readonly Item[]; reassigned: readonly Reassigned[] }

/**
 * The server tells who took a request, and nothing of the customer any more. The name is the one under which the person
 * saw the card.
 */
export function rememberReassigned<Item extends Named, Desk extends Answer<Item>>(
  before: { items: readonly Item[]; reassigned: readonly (Remembered & { id: string })[] } | undefined,
  desk: Desk,
): Omit<Desk, 'reassigned'> & { reassigned: ReassignedItem[] } {
  const remembered = (lost: Reassigned): Remembered => {
    const known = before?.reassigned.find(({ id }) => id === lost.id)
    if (known && known.name !== null)
      return { name: known.name, visit: known.visit ?? null, town: known.town }
    const item = before?.items.find(({ id }) => id === lost.lead_id)
    return { name: item?.name ?? null, visit: item?.visit ?? known?.visit ?? null, town: item?.town }
  }
  return { ...desk, reassigned: desk.reassigned.map((lost) => ({ ...lost, ...remembered(lost) })) }
}

type Canceled = { lead_id: string; name: string | null; town?: string | undefined }
/** What the server told of a visit, and the town as this screen showed it before. */
export type KnownVisit<One> = One & { town?: string | undefined }

/** Of a canceled visit too: whoever goes there knew whose it was. */
export function rememberCanceled<One extends Canceled>(
  before:
    | {
        items: readonly { id: string; name: string | null; town?: string | undefined }[]
        canceled: readonly Canceled[]
      }
    | undefined,
  canceled: readonly One[],
): KnownVisit<One>[] {
  return canceled.map((one) => {
    const item = before?.items.find(({ id }) => id === one.lead_id)
    const known = before?.canceled.find(({ lead_id }) => lead_id === one.lead_id)
    const town = one.town ?? item?.town ?? known?.town
    return { ...one, name: one.name ?? item?.name ?? known?.name ?? null, ...(town && { town }) }
  })
}

/** "Marcus Wren assigned this to Rosa Plover at 8:44 PM." */
export function reassignedWords(
  { by, by_id, to, to_id, at, moved_to }: Reassigned,
  { me, now }: { me: string | undefined; now: Date },
  { desk, locale }: Pick<Words, 'desk' | 'locale'>,
) {
  if (moved_to) return desk.visitMoved(moved_to.number)
  if (!by) return desk.thisIsGone
  const moment = new Date(at)
  const clock = desk.at(clockWords(moment, now, locale), companyDay(moment) === companyDay(now))
  const who = by_id === me ? desk.you : by
  if (!to) return desk.removed(who, clock)
  return to_id && by_id === to_id ? desk.tookOver(who, clock) : desk.assigned(who, to, clock)
}

type Held = Pick<OutboxEntry, 'leadId' | 'customer' | 'state'>

/** The name of a customer for whom there is work on this device that is not sent, or with the office: with that it is stored. */
export function customerHere(leadId: string, entries: readonly Held[]): string | undefined {
  const entry = entries.find(
    (each) => each.leadId === leadId && each.customer && (isUnsent(each) || isWithOffice(each)),
  )
  return entry?.customer ?? undefined
}

/** Which request it was: the customer as this screen knew them, else its reference, which what was stored before has not. */
export function reassignedName(
  { name, reference }: { name?: string | null | undefined; reference?: string | undefined },
  { requestOf, oneOfYours }: Pick<Words['desk'], 'requestOf' | 'oneOfYours'>,
) {
  return name ?? (reference ? requestOf(reference) : oneOfYours)
}
