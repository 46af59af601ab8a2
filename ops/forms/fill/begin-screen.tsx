import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import { useLanguage } from '../../words/words.tsx'
import { useWords } from '../../words/use-words.ts'
import { beginForm } from '../drafts/queries.ts'
import { usePublishedForms } from '../queries.ts'

const route = getRouteApi('/staff/ops/forms/fill/new')

/** Begins a form in its newest version and opens it. */
export function BeginScreen() {
  const { form: slug, job } = route.useSearch()
  const words = useFillWords()
  const { problems } = useWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const mayFill = useMay('forms.fill')
  const { data, error } = usePublishedForms()
  const [problem, setProblem] = useState<string | null>(null)
  const hasBegun = useRef(false)
  const form = data?.find((each) => each.slug === slug)
  const version = form?.version

  useEffect(() => {
    if (version === undefined || !mayFill || hasBegun.current) return
    hasBegun.current = true
    const begun = { form: slug, version, job_id: job ?? null, language }
    beginForm(begun)
      .then((id) => navigate({ to: '/ops/forms/fill/$id', params: { id }, replace: true }))
      .catch((failed: unknown) => setProblem(problemOf(failed, problems).detail))
  }, [version, mayFill, slug, job, language, navigate, problems])

  if (!mayFill) return <NoPermission what={words.failed} />
  const failed = problem ?? (error && !data ? problemOf(error, problems).detail : null)
  return (
    <div className="px-4 pt-4 lg:px-7">
      {failed && <Notice title={failed} />}
      {!failed && data && !form && <h1 className="text-3xl">{words.notHere}</h1>}
      {!failed && !(data && !form) && (
        <p role="status" className="text-muted">
          {words.loading}
        </p>
      )}
    </div>
  )
}
