import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { notify } from '../../ui/notify.ts'
import { useCallWords } from '../../words/use-call-words.ts'
import { jobQuery } from '../queries.ts'
import type { Ended } from './call-form.tsx'
import { endedWords } from './ended-words.ts'
import { factsOf } from './facts-of.ts'
import { TellCrew } from './tell-crew.tsx'
import { placing } from '../placing.ts'

type CallEndedProps = { ended: Ended; onNext: () => void; onBack: () => void }

/**
 * The receipt of a call, and the next one. Where a crew is to be sent and the office has the job, the calendar opens at once, with the
 * job to be placed.
 */
export function CallEnded({ ended: { draft, end }, onNext, onBack }: CallEndedProps) {
  const words = useCallWords()
  const { id, saved } = draft
  const number = saved?.number ?? null
  const { name, town, channel } = factsOf(draft).facts
  const isWaiting = useUnsentOf(id).length > 0
  const { data } = useQuery({ ...jobQuery(id), enabled: number === null && !isWaiting })
  const known = number ?? data?.number ?? null
  const mayPlan = useMay('intake.schedule')
  const maySeeChats = useMay('chat.view')
  const navigate = useNavigate()
  const [goesOn] = useState(end === 'crew' && mayPlan && saved?.is_received === true)
  const next = useRef<HTMLButtonElement>(null)
  const begin = useEffectEvent(() => {
    if (!goesOn || number === null) return next.current?.focus()
    notify(words.saving.as(number))
    void navigate({ to: '/ops/intake', search: placing(id), replace: true })
  })
  useEffect(() => begin(), [])
  if (goesOn) return null
  const Icon = isWaiting ? CloudOff : Check
  return (
    <section className="max-w-2xl px-4 py-10 lg:px-6.5" aria-labelledby="call-ended">
      <div className="border-l-4 border-gold pl-5">
        <h1 id="call-ended" className="text-4xl text-balance wrap-anywhere">
          {[name, town].filter(Boolean).join(', ')}
        </h1>
        <p role="status" className="mt-2 flex items-center gap-2 text-lg">
          <Icon aria-hidden className={`size-5 shrink-0 ${isWaiting ? '' : 'text-green'}`} />
          {isWaiting ? words.saving.hereUntil(known) : known ? words.saving.as(known) : words.saving.follows}
        </p>
        <p className="mt-2 max-w-[60ch] text-muted">{endedWords({ end, number: known, isWaiting }, words)}</p>
        {end === 'crew' && isWaiting && <TellCrew draft={draft} />}
        <div className="mt-6 flex flex-wrap gap-3">
          {channel === 'chat' && maySeeChats && (
            <Link to="/ops/submissions/chats/$id" params={{ id }} className={button('gold')}>
              {words.ended.chat}
            </Link>
          )}
          <button ref={next} type="button" className={button('gold')} onClick={onNext}>
            {words.ended.next}
          </button>
          {end === 'crew' && mayPlan && !isWaiting && known && (
            <Link to="/ops/intake" search={placing(id)} className={button('gold')}>
              {words.ended.planVisit}
            </Link>
          )}
          {!isWaiting && known && (
            <Link to="/ops/intake/$id" params={{ id }} className={button('plain')}>
              {words.ended.open(known)}
            </Link>
          )}
          <button type="button" className={button('plain')} onClick={onBack}>
            {words.ended.back}
          </button>
        </div>
      </div>
    </section>
  )
}
