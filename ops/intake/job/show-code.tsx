import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { second } from '#platform/time.ts'
import { codesQuery } from '../../device/access-codes.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { isUnanswered, problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { useNow } from '../../ui/use-now.ts'
import { useCodeWords } from '../../words/use-code-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { showAccessCode } from '../jobs-api.ts'
import { codeHere } from './code-here.ts'
import { unsentCode } from './job-as-done.ts'
import { linkButton } from './link-button.ts'
import { RemovedCode } from './remove-code.tsx'
import { useIsRemoved } from './removed-codes.ts'

const shownFor = 30 * second

/**
 * That there is a code, and for half a minute the code itself. The server records who looked; where it does not answer, those of
 * today's visits are on the device of whoever goes there.
 */
export function ShowCode({ jobId }: { jobId: string }) {
  const words = useCodeWords()
  const mayShow = useMay('intake.viewAccessCodes')
  const isLost = useIsLost()
  const here = codeHere(useQuery({ ...codesQuery, enabled: false }).data, jobId, useNow())
  const unsent = unsentCode(useUnsentOf(jobId))
  if (useIsRemoved(jobId)) return <RemovedCode jobId={jobId} />
  if (unsent) return <p className="text-muted">{unsent === 'removed' ? words.removedHere : words.here}</p>
  if (!mayShow) return <p className="text-muted">{words.askOffice}</p>
  if (isLost && here === null) return <p className="text-muted">{words.needsConnection}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <KeyRound aria-hidden className="size-4.5 shrink-0" />
      <span>{words.saved}</span>
      <Shown jobId={jobId} isLost={isLost} here={here} />
    </div>
  )
}

type ShownProps = { jobId: string; isLost: boolean; here: string | null }

function Shown({ jobId, isLost, here }: ShownProps) {
  const words = useCodeWords()
  const { problems } = useFirstWords()
  const { data, error, isPending, mutate, reset } = useMutation({
    async mutationFn() {
      if (isLost && here !== null) return here
      return showAccessCode(jobId).then(
        ({ code }) => code,
        (error: unknown) => {
          if (here !== null && isUnanswered(error)) return here
          throw error
        },
      )
    },
  })
  useEffect(() => {
    if (data === undefined) return undefined
    const timer = setTimeout(reset, shownFor)
    return () => clearTimeout(timer)
  }, [data, reset])

  if (data !== undefined)
    return (
      <p role="status" className="ml-auto flex min-h-11 flex-wrap items-center justify-end gap-x-2">
        <strong className="text-xl tabular-nums wrap-anywhere">{data}</strong>
        <span className="text-sm text-muted">{words.hiddenAgain}</span>
      </p>
    )
  return (
    <>
      <button
        type="button"
        className={`ml-auto ${linkButton}`}
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {words.show}
      </button>
      {error && <p className="basis-full text-red">{problemOf(error, problems).detail}</p>}
    </>
  )
}
