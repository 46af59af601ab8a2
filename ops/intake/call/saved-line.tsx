import { Check, CloudOff, TriangleAlert } from 'lucide-react'
import { useSeconds } from '../../ui/use-seconds.ts'
import { useCall } from './call-context.ts'
import { isUntouched } from './draft.ts'
import { savedAgo } from './timer-words.ts'
import type { Saving } from './use-saving.ts'

/** Where the call is: on this device, on its way, or at the office under its number. */
export function SavedLine({ saving }: { saving: Saving }) {
  const {
    draft,
    words: { saving: words },
  } = useCall()
  const now = useSeconds()
  const { saved } = draft
  const { isSaving, isOnline, isWaiting, problem } = saving
  if (isUntouched(draft) && !saved) return null
  if (problem && !isSaving)
    return (
      <Line icon={TriangleAlert} isWrong>
        {words.notSaved}
        {problem.status === null || problem.status >= 500 ? words.sentAgain : words.because(problem.detail)}
      </Line>
    )
  if (!isOnline || (isWaiting && !isSaving))
    return <Line icon={CloudOff}>{words.hereUntil(saved?.number ?? null)}</Line>
  if (saved?.number && draft.of === 'job' && saved.at === 0) return <Line icon={Check}>{saved.number}</Line>
  if (saved?.number)
    return <Line icon={Check}>{words.asOf(saved.number, savedAgo(now.getTime() - saved.at, words))}</Line>
  return <Line>{isSaving ? words.busy : words.here}</Line>
}

type LineProps = { icon?: typeof Check; isWrong?: boolean; children: React.ReactNode }

function Line({ icon: Icon, isWrong = false, children }: LineProps) {
  const color = isWrong ? 'text-red' : Icon === Check ? 'text-green' : ''
  return (
    <p className={`flex items-center gap-2 ${isWrong ? 'font-semibold text-red' : 'text-muted'}`}>
      {Icon && <Icon aria-hidden className={`size-4.5 shrink-0 ${color}`} />}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
