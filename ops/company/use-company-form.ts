import { useEffect, useState } from 'react'
import type { CompanyRevision, FactName } from '#domain/company/company.ts'
import { formDraftPrefix, storeDraft, readStoredDraft } from '../ui/stored-draft.ts'
import { differences, readDraft, type FactsDraft } from './facts-draft.ts'
import { begin, follow, fresh, Work } from './work.ts'
import { draftStorage } from '../ui/draft-storage.ts'

export type CompanyForm = ReturnType<typeof useCompanyForm>

/** What is typed over the newest facts. It survives a reload, and facts that someone else saves meanwhile. */
export function useCompanyForm(latest: CompanyRevision, user: string) {
  const key = `${formDraftPrefix}company:${user}`
  const [form, setForm] = useState(() => begin(readStoredDraft(draftStorage, key, Work), latest))
  const [touched, setTouched] = useState<readonly string[]>([])
  const [wasTried, setTried] = useState(false)
  const { work, meanwhile } = form
  if (latest.revision > work.revision) setForm(follow(work, latest))

  const changed = differences(work.base, work.draft)
  const isDirty = changed.length > 0
  const { facts, errors } = readDraft(work.draft)

  useEffect(() => {
    if (isDirty) storeDraft(draftStorage, key, work)
    else draftStorage.removeItem(key)
  }, [isDirty, key, work])

  function start(from: CompanyRevision) {
    setForm({ work: fresh(from), meanwhile: null })
    setTouched([])
    setTried(false)
  }

  return {
    ...work,
    meanwhile,
    changed,
    isDirty,
    /** Null while something typed is not right. */
    facts,
    wrongFields: Object.keys(errors).length,
    /** The sentence for a field, once it was left or the whole was to be saved. */
    errorAt: (path: string) => (wasTried || touched.includes(path) ? errors[path] : undefined),
    hasChanged: (name: FactName) => changed.includes(name),
    set: (part: Partial<FactsDraft>) =>
      setForm((now) => ({ ...now, work: { ...now.work, draft: { ...now.work.draft, ...part } } })),
    touch: (path: string) => setTouched((known) => (known.includes(path) ? known : [...known, path])),
    showErrors: () => setTried(true),
    hideMeanwhile: () => setForm((now) => ({ ...now, meanwhile: null })),
    start,
    discard: () => start(latest),
  }
}
