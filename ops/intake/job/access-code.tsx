import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { second } from '#platform/time.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { showAccessCode } from '../jobs-api.ts'
import { EnterCode } from './enter-code.tsx'
import { hasUnsentCode } from './job-as-done.ts'

const shownFor = 30 * second

type AccessCodeProps = { job: Pick<JobDetail, 'id' | 'facts' | 'has_access_code'> }

/** That there is a code, and the way to see it. It is never stored on a device: each showing is recorded by the server. */
export function AccessCode({ job }: AccessCodeProps) {
  const { id, has_access_code } = job
  const { code } = useJobWords()
  const isLost = useIsLost()
  const mayShow = useMay('intake.viewAccessCodes')
  const mayEnter = useMay('intake.edit')
  const isUnsent = hasUnsentCode(useUnsentOf(id))
  return (
    <>
      {isUnsent && <p className="text-muted">{code.here}</p>}
      {has_access_code && !mayShow && <p className="text-muted">{code.askOffice}</p>}
      {has_access_code && mayShow && isLost && <p className="text-muted">{code.needsConnection}</p>}
      {has_access_code && mayShow && !isLost && <ShowCode jobId={id} />}
      {mayEnter && !isUnsent && <EnterCode job={job} />}
    </>
  )
}

/** Shows the code for half a minute; that someone looked stands in the timeline. */
function ShowCode({ jobId }: { jobId: string }) {
  const { code: words } = useJobWords()
  const { problems } = useFirstWords()
  const { data, error, isPending, mutate, reset } = useMutation({ mutationFn: () => showAccessCode(jobId) })
  useEffect(() => {
    if (!data) return undefined
    const timer = setTimeout(reset, shownFor)
    return () => clearTimeout(timer)
  }, [data, reset])

  if (data)
    return (
      <p role="status">
        {words.code} <strong className="text-lg tabular-nums">{data.code}</strong>{' '}
        <span className="text-muted">{words.hiddenAgain}</span>
      </p>
    )
  return (
    <>
      <button
        type="button"
        className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {words.show}
      </button>
      {error && <p className="text-red">{problemOf(error, problems).detail}</p>}
    </>
  )
}
