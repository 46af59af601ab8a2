import type { Json } from '#platform/canonical-json.ts'
import { isFull } from '../problem.ts'
import type { PortalDatabase } from './database.ts'
import { DraftPart, formDraftRows, noAnswer } from './form-draft-rows.ts'
import {
  formDraftsView,
  noFormDrafts,
  openForms,
  type FormDraft,
  type FormDraftsView,
} from './form-drafts-view.ts'
import { protectStored } from './protect-stored.ts'
import type { Sealer } from './sealing.ts'

type Parts = {
  database: PortalDatabase
  sealer: Sealer
  personId: string
  /** Stores also where the device is full, as far as something can make room. */
  withRoom: (store: () => Promise<void>) => Promise<void>
}

type Changeable = Partial<Pick<FormDraft, 'language' | 'asked' | 'signed_again'>>
type Followed = Pick<FormDraft, 'seen' | 'followed_at'> & {
  answers: Readonly<Record<string, Json | undefined>>
}

/**
 * The forms that a person fills in on this device. What is typed is on the screen at once and stored a moment later, field by field, so
 * that storing one never writes over another. Other tabs hear of each field and read it.
 */
export function openFormDrafts({ database, sealer, personId, withRoom }: Parts) {
  const rows = formDraftRows(database, sealer)
  const tabs = new BroadcastChannel(`form-drafts-${personId}`)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no origin
  const tell = (part: DraftPart) => tabs.postMessage(part)
  const writer = openWriter(async (parts) => {
    await withRoom(() => rows.write(parts, formDraftsView.get().drafts))
    for (const part of parts) tell(part)
  })

  async function hear(part: DraftPart) {
    const draft = await rows.read(part.id)
    if (!draft) return hide(part.id)
    const here = draftHere(part.id)
    if (!here) return show(draft)
    // What is typed here and not stored yet is newer.
    if (writer.has(part)) return
    const { answers, changed_at, language, seen, followed_at } = draft
    if (part.field === null) show({ ...here, language, seen, followed_at })
    else show({ ...here, answers: withAnswer(here.answers, part.field, answers[part.field]), changed_at })
  }

  tabs.addEventListener('message', ({ data }) => {
    const part = DraftPart.safeParse(data).data
    if (part) void hear(part).catch(() => {})
  })

  async function readAll() {
    const stored = await rows.readAll().catch(() => [])
    change({ isRead: true, drafts: new Map(stored.map((draft) => [draft.id, draft])) })
  }

  const forms = {
    /** Resolves once every draft that is stored is in the view. */
    ready: readAll(),
    /** Rejects where it can’t be stored: then nothing was begun. */
    async begin(draft: Omit<FormDraft, 'changed_at'>) {
      const { id } = draft
      show({ ...draft, changed_at: draft.began_at })
      await writer.store({ id, field: null }, ...Object.keys(draft.answers).map((field) => ({ id, field })))
      if (!writer.hasAny(id)) return void protectStored().catch(() => {})
      writer.forget(id)
      hide(id)
      throw new DOMException('The form can’t be stored.', 'QuotaExceededError')
    },
    /** Undefined takes the answer away. */
    async setAnswer(id: string, field: string, answer: Json | undefined) {
      const draft = draftHere(id)
      if (!draft) return
      show({ ...draft, answers: withAnswer(draft.answers, field, answer), changed_at: Date.now() })
      await writer.store({ id, field })
    },
    async change(id: string, changed: Changeable) {
      const draft = draftHere(id)
      if (!draft) return
      show({ ...draft, ...changed })
      await writer.store({ id, field: null })
    },
    /** What the job says by now, all of it at once: a form in between is one that nobody filled in. */
    async follow(id: string, { answers, ...changed }: Followed) {
      const draft = draftHere(id)
      if (!draft) return
      const followed = Object.entries(answers)
      const next = followed.reduce((all, [field, answer]) => withAnswer(all, field, answer), draft.answers)
      show({ ...draft, ...changed, answers: next })
      await writer.store({ id, field: null }, ...followed.map(([field]) => ({ id, field })))
    },
    async remove(id: string) {
      writer.forget(id)
      await writer.whenStored()
      await rows.remove(id)
      hide(id)
      tell({ id, field: null })
    },
    /** Tries once more what could not be stored. */
    storeAgain: () => writer.store(),
    async close() {
      await writer.whenStored()
      tabs.close()
      openForms.set(null)
      formDraftsView.set(noFormDrafts)
    },
  }
  openForms.set(forms)
  return forms
}

/** Stores what changed and is not stored yet, the newest of each part, one after the other. */
function openWriter(write: (parts: readonly DraftPart[]) => Promise<void>) {
  const pending = new Map<string, DraftPart>()
  let writing: Promise<void> | null = null

  async function writeAll() {
    // What changes in one task is stored together.
    await Promise.resolve()
    change({ saving: 'saving' })
    try {
      while (pending.size > 0) {
        const parts = [...pending.values()]
        pending.clear()
        await write(parts).catch((error: unknown) => {
          for (const part of parts) pending.set(keyOf(part), part)
          throw error
        })
      }
      change({ saving: 'saved', savedAt: Date.now() })
    } catch (error) {
      change({ saving: isFull(error) ? 'full' : 'failed' })
    } finally {
      writing = null
    }
  }

  return {
    has: (part: DraftPart) => pending.has(keyOf(part)),
    hasAny: (id: string) => [...pending.values()].some((part) => part.id === id),
    store(...parts: readonly DraftPart[]): Promise<void> {
      for (const part of parts) pending.set(keyOf(part), part)
      writing ??= writeAll()
      return writing
    },
    forget(id: string) {
      for (const [key, part] of pending) if (part.id === id) pending.delete(key)
    },
    whenStored: () => Promise.resolve(writing ?? undefined),
  }
}

function keyOf({ id, field }: DraftPart) {
  return `${id} ${field ?? ''}`
}

function change(changed: Partial<FormDraftsView>) {
  formDraftsView.set({ ...formDraftsView.get(), ...changed })
}

function draftHere(id: string) {
  return formDraftsView.get().drafts.get(id)
}

function show(draft: FormDraft) {
  change({ drafts: new Map(formDraftsView.get().drafts).set(draft.id, draft) })
}

function hide(id: string) {
  const drafts = new Map(formDraftsView.get().drafts)
  drafts.delete(id)
  change({ drafts })
}

function withAnswer(answers: FormDraft['answers'], field: string, answer: Json | undefined) {
  const { [field]: _, ...others } = answers
  return answer === undefined || answer === noAnswer ? others : { ...others, [field]: answer }
}
