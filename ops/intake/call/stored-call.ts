import { hour } from '#platform/time.ts'
import { formDraftPrefix, readStoredDraft, storeDraft, type DraftStorage } from '../../ui/stored-draft.ts'
import { Draft, isUntouched } from './draft.ts'
import { hasUnsaved } from './facts-of.ts'

/** Whose call, about what: a request, a job, or none yet. `slot` tells drafts of several tabs apart. */
export type CallOf = { user: string; about: string; slot?: number }

/** A call that the server has all of is not shown again once it is over for sure. */
const longestCall = 2 * hour

export function readCall(storage: DraftStorage, of: CallOf, now = Date.now()): Draft | null {
  const draft = readStoredDraft(storage, keyOf(of), Draft)
  return draft && !isOver(draft, now) ? draft : null
}

/** What was not touched is not worth a place. */
export function storeCall(storage: DraftStorage, of: CallOf, draft: Draft) {
  if (isUntouched(draft)) storage.removeItem(keyOf(of))
  else storeDraft(storage, keyOf(of), draft)
}

export function dropCall(storage: DraftStorage, of: CallOf) {
  storage.removeItem(keyOf(of))
}

/** Leaves a call for the screen of the job or request that it goes on with: it waits there until that is loaded. */
export function handOverCall(storage: DraftStorage, { user, to }: HandedTo, draft: Draft) {
  storeCall(storage, { user, about: handedAbout(to) }, draft)
}

/** The call that was left for it, if there is one; from here on it is that screen's. */
export function takeOverCall(storage: DraftStorage, { user, to }: HandedTo): Draft | null {
  const of = { user, about: handedAbout(to) }
  const draft = readCall(storage, of)
  if (draft) dropCall(storage, of)
  return draft
}

type HandedTo = { user: string; to: string }

function handedAbout(to: string) {
  return `to ${to}`
}

/** So many unfinished calls of a person are set aside; with one more, the oldest gives its place. */
const mostAside = 4
const aside = 'aside'

/** Makes room for another caller: the call can be continued later. */
export function setCallAside(storage: DraftStorage, user: string, draft: Draft) {
  const places = Array.from({ length: mostAside }, (_, slot) => ({
    slot,
    at: readCall(storage, { user, about: aside, slot })?.started_at ?? 0,
  }))
  const [oldest = { slot: 0 }] = places.toSorted((a, b) => a.at - b.at)
  storeCall(storage, { user, about: aside, slot: oldest.slot }, draft)
}

/** The unfinished calls of a person, the latest first. */
export function callsAside(storage: DraftStorage, user: string, now = Date.now()): Draft[] {
  return asideOf(storage, user, now).map(({ draft }) => draft)
}

export function dropCallAside(storage: DraftStorage, user: string, id: string) {
  for (const { slot, draft } of asideOf(storage, user, 0))
    if (draft.id === id) dropCall(storage, { user, about: aside, slot })
}

function asideOf(storage: DraftStorage, user: string, now: number) {
  return Array.from({ length: mostAside }, (_, slot) => slot)
    .flatMap((slot) => {
      const draft = readCall(storage, { user, about: aside, slot }, now)
      return draft ? [{ slot, draft }] : []
    })
    .toSorted((a, b) => (b.draft.started_at ?? 0) - (a.draft.started_at ?? 0))
}

function isOver(draft: Draft, now: number) {
  const isAllSaved =
    draft.saved !== null && !draft.pending && !draft.code && !hasUnsaved(draft, { mayEditClaims: true })
  return isAllSaved && now - (draft.started_at ?? 0) > longestCall
}

function keyOf({ user, about, slot = 0 }: CallOf) {
  return `${formDraftPrefix}${user}:call:${about}${slot ? `:${slot}` : ''}`
}
