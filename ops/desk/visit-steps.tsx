import { Car, Check, CloudOff, LifeBuoy, LogOut, MapPin } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { nextVisitStep } from '#domain/leads/next-steps.ts'
import { visitStepKinds, type VisitStepKind } from '#domain/leads/visit-step.ts'
import { second } from '#platform/time.ts'
import { submitWrite } from '../outbox/submit-write.ts'
import { useUnsentOf } from '../outbox/use-outbox.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { stepsOfToday, type ShownStep } from './visit-steps.ts'

const icons: Record<VisitStepKind, typeof Car> = {
  on_my_way: Car,
  arrived: MapPin,
  departed: LogOut,
  needs_office: LifeBuoy,
}

/** The next step takes the place of the one that was tapped: a second tap by the same hand must not take it. */
const doubleTap = second

/** One tap each for the way to a customer and back, with or without signal. `isFirst` makes the next one the loudest. */
export function VisitSteps({ lead, isFirst }: { lead: LeadDetail; isFirst: boolean }) {
  const { field, problems } = useWords()
  const now = useNow()
  const unsent = useUnsentOf(lead.id)
  const steps = stepsOfToday(lead.steps, unsent, now)
  const next = nextVisitStep(steps)
  const [isResting, setResting] = useState(false)
  const take = useMutation({
    mutationFn: (step: VisitStepKind) => submitWrite(lead, { kind: 'step', step }),
    onMutate() {
      setResting(true)
      setTimeout(() => setResting(false), doubleTap)
    },
  })
  const isBusy = take.isPending || isResting
  const NextIcon = icons[next]
  const others = visitStepKinds.filter((kind) => kind !== next && kind !== 'on_my_way')

  return (
    <section aria-label={field.visitSteps} className="space-y-2.5">
      <button
        type="button"
        className={`w-full min-h-15 text-xl ${button(isFirst ? 'gold' : 'plain')}`}
        aria-disabled={isBusy}
        onClick={() => isBusy || take.mutate(next)}
      >
        <NextIcon aria-hidden className="size-6" />
        {field.steps[next]}
        <span className="sr-only">: {lead.name}</span>
      </button>
      <div className="flex flex-wrap gap-x-5">
        {others.map((kind) => (
          <button
            key={kind}
            type="button"
            className="min-h-12 underline decoration-line underline-offset-4"
            aria-disabled={isBusy}
            onClick={() => isBusy || take.mutate(kind)}
          >
            {field.steps[kind]}
            <span className="sr-only">: {lead.name}</span>
          </button>
        ))}
      </div>
      {take.error && <Notice title={problemOf(take.error, problems).detail} />}
      <ol className="text-[0.9375rem]" aria-live="polite">
        {steps.map((step) => (
          <StepLine key={step.id} step={step} now={now} />
        ))}
      </ol>
    </section>
  )
}

function StepLine({ step: { kind, at, isUnsent, receivedAt }, now }: { step: ShownStep; now: Date }) {
  const { field, time, locale } = useWords()
  const taken = clockWords(at, now, locale)
  const Icon = isUnsent ? CloudOff : Check
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-2.5 border-t border-line py-1">
      <Icon aria-hidden className={`size-4.5 shrink-0 ${isUnsent ? 'text-muted' : 'text-green'}`} />
      <span>{field.done[kind]}</span>
      <span className="ml-auto text-muted tabular-nums">
        {isUnsent ? time.clockThen(taken, field.onThisDevice) : taken}
        {receivedAt && `, ${field.received(clockWords(receivedAt, now, locale))}`}
      </span>
    </li>
  )
}
