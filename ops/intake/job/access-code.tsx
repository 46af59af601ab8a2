import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { second } from '#platform/time.ts'
import { problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { showAccessCode } from '../jobs-api.ts'

const shownFor = 30 * second

/** Shows the code for half a minute; that someone looked stands in the timeline. */
export function AccessCode({ jobId }: { jobId: string }) {
  const mayShow = useMay('intake.viewAccessCodes')
  const { data, error, isPending, mutate, reset } = useMutation({ mutationFn: () => showAccessCode(jobId) })
  useEffect(() => {
    if (!data) return undefined
    const timer = setTimeout(reset, shownFor)
    return () => clearTimeout(timer)
  }, [data, reset])

  if (!mayShow) return <p className="text-muted">A code is saved. Ask the office for it.</p>
  if (data)
    return (
      <p role="status">
        Code <strong className="text-lg tabular-nums">{data.code}</strong>{' '}
        <span className="text-muted">hidden again in 30 seconds</span>
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
        Show code
      </button>
      {error && <p className="text-red">{problemOf(error).detail}</p>}
    </>
  )
}
