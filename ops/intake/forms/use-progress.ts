import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Progress } from '#domain/forms/answers/progress.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { formVersionQuery } from '../../forms/queries.ts'

type Counting = typeof import('./count-progress.ts')

/** How far each form is that was begun on this device, by its ID. What counts it comes only once there is one. */
export function useProgress(drafts: readonly FormDraft[]): ReadonlyMap<string, Progress> {
  const [counting, setCounting] = useState<Counting | null>(null)
  const versions = useQueries({ queries: drafts.map(({ form, version }) => formVersionQuery(form, version)) })
  const hasDrafts = drafts.length > 0
  useEffect(() => {
    if (!hasDrafts) return
    // Without it the row says only that the form was begun.
    import('./count-progress.ts').then(setCounting, () => {})
  }, [hasDrafts])
  const known = drafts.flatMap((draft, nth) => {
    const definition = versions[nth]?.data?.definition
    return definition && counting
      ? [[draft.id, counting.countProgress(definition, draft.answers)] as const]
      : []
  })
  return new Map(known)
}
