import * as z from 'zod'
import type { DeskItem, HandOver } from '#domain/leads/desk/desk.ts'
import { day } from '#platform/time.ts'
import type { Words } from '../words/en.ts'
import { clockWords } from '../ui/clock.ts'
import { storeDraft, readStoredDraft, type DraftStorage } from '#ops/ui/stored-draft.ts'

/**
 * Which hand-overs the person has seen to in this browser: opened, called, or dismissed. It is stored here, not on the server: no
 * look at the desk is a write, it works on a phone without a connection, and the worst that a second device can do is to tell a
 * hand-over once more. What was worked on is known to the server, and told on no device.
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

/** What was handed to the person and not seen to yet, the latest first. */
export function newlyHanded<T extends Pick<DeskItem, 'handed_over'>>(
  items: readonly T[],
  { since, ids }: Seen,
) {
  return items
    .flatMap((lead) => {
      const over = lead.handed_over
      return over && over.at > since && !ids.includes(over.id) ? [{ lead, over }] : []
    })
    .toSorted((a, b) => b.over.at.localeCompare(a.over.at))
}

/** "Marcus Wren assigned you Nora Trillium, 1:30 PM". */
export function handedWords(
  { by, at }: HandOver,
  { name, now }: { name: string; now: Date },
  { desk, locale }: Pick<Words, 'desk' | 'locale'>,
) {
  return desk.handed(by, name, clockWords(new Date(at), now, locale))
}

function keyOf(user: string) {
  return `handed-over:${user}`
}
