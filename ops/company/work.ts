import * as z from 'zod'
import type { CompanyRevision, FactName } from '#domain/company/company.ts'
import { differences, FactsDraft, rebase, toDraft } from './facts-draft.ts'

/** What is typed, and the revision that it is typed over. */
export const Work = z.object({ base: FactsDraft, revision: z.int(), draft: FactsDraft })
export type Work = z.output<typeof Work>

/** What someone else saved while this was typed. `both` was typed here too, and what was typed stays. */
export type Meanwhile = { theirs: FactName[]; both: FactName[]; before: FactsDraft; latest: FactsDraft }

type FormState = { work: Work; meanwhile: Meanwhile | null }

export function begin(stored: Work | null, latest: CompanyRevision): FormState {
  if (!stored) return { work: fresh(latest), meanwhile: null }
  return stored.revision === latest.revision ? { work: stored, meanwhile: null } : follow(stored, latest)
}

export function fresh({ facts, revision }: CompanyRevision): Work {
  const base = toDraft(facts)
  return { base, revision, draft: base }
}

/** Goes on from a newer revision with what was typed over an older one. */
export function follow({ base, draft }: Work, { facts, revision }: CompanyRevision): FormState {
  const latest = toDraft(facts)
  const mine = differences(base, draft)
  const theirs = differences(base, latest)
  const both = theirs.filter((name) => mine.includes(name) && differences(draft, latest).includes(name))
  return {
    work: { base: latest, revision, draft: rebase(draft, base, latest) },
    meanwhile: mine.length > 0 && theirs.length > 0 ? { theirs, both, before: base, latest } : null,
  }
}
