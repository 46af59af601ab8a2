import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useJob } from '../../intake/job/use-job.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { isUnanswered } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { shownFormDraft, type FormDraft } from '../../store/form-drafts-view.ts'
import { button } from '../../ui/button.ts'
import { FailedList } from '../../ui/list-states.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import { useFormDraft } from '../drafts/queries.ts'
import { useFormVersion } from '../queries.ts'
import { Fill } from './fill.tsx'
import { FollowJob } from './follow-job.tsx'
import { formsBeingSubmitted } from './submit-form.ts'
import { Submitted } from './submitted.tsx'

const route = getRouteApi('/staff/ops/forms/fill/$id')

/** A form that someone fills in on this device, or what became of it. */
export function FillScreen() {
  const { id } = route.useParams()
  const words = useFillWords()
  const draft = useFormDraft(id)
  const mayFill = useMay('forms.fill')
  const entry = outboxView.usePart(({ entries, received }) =>
    [...entries, ...received].find((each) => each.id === id && each.write.kind === 'submission'),
  )
  const isBeingSubmitted = formsBeingSubmitted.usePart((ids) => ids.has(id))
  usePageTitle(draft?.title ?? words.failed)
  useEffect(() => {
    shownFormDraft.set(id)
    return () => shownFormDraft.set(null)
  }, [id])
  if (!mayFill) return <NoPermission what={words.failed} />
  // What the server refuses at once is still in hand, with the reason.
  if (entry && !(draft && isBeingSubmitted)) return <Submitted entry={entry} />
  if (draft === undefined) return <Opening />
  if (draft === null) return <NotHere />
  return draft.job_id === null ? (
    <OfVersion draft={draft} job={null} />
  ) : (
    <OfJob draft={draft} jobId={draft.job_id} />
  )
}

/** Without its job it can be filled in all the same: what flowed in before stays. */
function OfJob({ draft, jobId }: { draft: FormDraft; jobId: string }) {
  const { job } = useJob(jobId)
  return <OfVersion draft={draft} job={job ?? null} />
}

function OfVersion({ draft, job }: { draft: FormDraft; job: JobDetail | null }) {
  const words = useFillWords()
  const { data, error, refetch } = useFormVersion(draft.form, draft.version)
  if (data)
    return (
      <>
        <FollowJob form={data.definition} draft={draft} job={job} />
        <Fill key={draft.id} form={data.definition} draft={draft} job={job} />
      </>
    )
  if (!error) return <Opening />
  if (isUnanswered(error)) return <p className="p-4 text-muted">{words.versionNotHere}</p>
  return (
    <div className="px-4 pt-4">
      <FailedList title={words.failed} error={error} retry={() => void refetch()} />
    </div>
  )
}

function Opening() {
  return (
    <p role="status" className="p-4 text-muted">
      {useFillWords().loading}
    </p>
  )
}

function NotHere() {
  const words = useFillWords()
  return (
    <div className="max-w-xl px-4 pt-6 lg:px-7">
      <h1 className="text-3xl">{words.notHere}</h1>
      <p className="mt-2 text-muted">{words.notHereMore}</p>
      <Link to="/ops/dashboard" className={`mt-5 ${button('plain')}`}>
        {words.toDashboard}
      </Link>
    </div>
  )
}
