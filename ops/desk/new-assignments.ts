import * as z from 'zod'
import type { DeskItem, Assignment } from '#domain/leads/desk/desk.ts'
import { day } from '#platform/time.ts'
import type { Words } from '../words/en.ts'
import { clockWords } from '../ui/clock.ts'
import { storeDraft, readStoredDraft, type DraftStorage } from '../ui/stored-draft.ts'

/**
 * Which assignments the person has seen to in this browser: opened, called, or dismissed. It is stored here, not on the server: no
 * look at the desk is a write, it works on a phone without a connection, and the worst that a second device can do is to tell a
 * assignment once more. What was worked on is known to the server, and told on no device.
 */
const Seen = z.object({ since: z.iso.datetime(), ids: z.array(z.string()) })
export type Seen = z.output<typeof Seen>

/** More than anyone has in hand. */
const mostRemembered = 200

/** A browser that knows nothing of the person yet tells what came within the last day. */
export function readSeen(storage: DraftStorage, user: string, now: Date): Seen {
  const fresh = { since: new Date(now.getTime() - day).toISOString(), ids: [] }
  return readStoredDraft(storage, keyOf(user), Seen) ?? fresh
}

/** Read anew first: another tab may have added to it. Without ids it marks the first look, from which on nothing is forgotten. */
export function addSeen(
  storage: DraftStorage,
  user: string,
  { ids, now }: { ids: readonly string[]; now: Date },
) {
  const seen = readSeen(storage, user, now)
  const all = [...new Set([...seen.ids, ...ids])]
  storeDraft(storage, keyOf(user), { ...seen, ids: all.slice(-mostRemembered) })
}

/** What was assigned to the person and not seen to yet, the latest first. */
export function newAssignments<T extends Pick<DeskItem, 'assignment'>>(
  items: readonly T[],
  { since, ids }: Seen,
) {
  return items
    .flatMap((lead) => {
      const assignment = lead.assignment
      return assignment && assignment.at > since && !ids.includes(assignment.id) ? [{ lead, assignment }] : []
    })
    .toSorted((a, b) => b.assignment.at.localeCompare(a.assignment.at))
}

/** "Marcus Wren assigned you Nora Trillium, 1:30 PM". */
export function assignmentWords(
  { by, at }: Assignment,
  { name, now }: { name: string | null; now: Date },
  { desk, locale }: Pick<Words, 'desk' | 'locale'>,
) {
  return desk.assignedYou(by, name, clockWords(new Date(at), now, locale))
}

function keyOf(user: string) {
  return `new-assignments:${user}`
}
