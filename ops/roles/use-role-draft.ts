import { useState } from 'react'
import * as z from 'zod'
import { RoleFacts } from '#domain/roles/role.ts'
import { formDraftPrefix, storeDraft, readStoredDraft } from '../ui/stored-draft.ts'
import { changesBetween, isUnchanged, putOnto } from './role-changes.ts'
import { draftStorage } from '../ui/draft-storage.ts'

/** A half typed form may lack what the door asks for. */
const Typed = z.object({
  name: z.string(),
  description: z.string(),
  permissions: RoleFacts.shape.permissions,
  demands_factor: z.boolean(),
})
const Draft = z.object({ revision: z.int(), base: Typed, facts: Typed })
type Draft = z.output<typeof Draft>

type Start = { revision: number; facts: RoleFacts }

/**
 * What is typed about a role, on this device until it is saved. `start` is the role as it is now: a draft that began at an
 * older state says so.
 */
export function useRoleDraft(of: string, { revision, facts }: Start) {
  const key = `${formDraftPrefix}role:${of}`
  const [draft, setDraft] = useState(() => readStoredDraft(draftStorage, key, Draft))

  function set(next: Draft | null) {
    if (next) storeDraft(draftStorage, key, next)
    else draftStorage.removeItem(key)
    setDraft(next)
  }

  function change(changed: Partial<RoleFacts>) {
    const from = draft ?? { revision, base: facts, facts }
    const next = { ...from, facts: { ...from.facts, ...changed } }
    set(isUnchanged(changesBetween(next.base, next.facts)) ? null : next)
  }

  return {
    facts: draft?.facts ?? facts,
    revision: draft?.revision ?? revision,
    changes: draft && changesBetween(draft.base, draft.facts),
    /** What someone else changed since this draft began, or null. */
    theirs: draft && draft.revision < revision ? changesBetween(draft.base, facts) : null,
    change,
    discard: () => set(null),
    /** Goes on from the role as it is now. */
    catchUp() {
      if (!draft) return
      const merged = putOnto(facts, draft.base, draft.facts)
      set(isUnchanged(changesBetween(facts, merged)) ? null : { revision, base: facts, facts: merged })
    },
  }
}
export type RoleDraft = ReturnType<typeof useRoleDraft>
