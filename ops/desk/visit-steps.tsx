import { Car, Check, CloudOff, LifeBuoy, LogOut, MapPin } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { nextVisitStep } from '#domain/leads/visit-steps/next-step.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import { second } from '#platform/time.ts'
import { submitWrite } from '../device/submit-write.ts'
import { problemOf } from '../problem.ts'
import { useMay, useUser } from '../session/may.ts'
import { sendsTexts } from '../session/company.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { loadScreen } from '../ui/load-screen.ts'
import { WhenOpened } from '../ui/when-opened.tsx'
import type { OfficeCall } from './ask-office.tsx'
import { CallLine } from './call-line.tsx'
import { customerTextWords } from './customer-text.ts'
import { officeCallWords } from './office-call-words.ts'
import { UndoStep } from './undo-step.tsx'
import { stepName } from './step-name.ts'
import { useStop } from './use-my-day.ts'
import { isEarly, isUndoable, otherSteps, type ShownStep } from './visit-steps.ts'

// Few visits need the office.
const AskOffice = loadScreen(() => import('./ask-office.tsx'), 'AskOffice')
// It comes with what the portal knows of jobs.
const FinishVisit = loadScreen(() => import('./finish-visit.tsx'), 'FinishVisit')
const EarlyVisit = loadScreen(() => import('./early-visit.tsx'), 'EarlyVisit')

const icons: Record<VisitStepKind, typeof Car> = {
  on_my_way: Car,
  arrived: MapPin,
  departed: LogOut,
  needs_office: LifeBuoy,
}

/** The next step takes the place of the one that was tapped: a second tap by the same hand must not take it. */
const doubleTap = second

type VisitStepsProps = {
  lead: LeadDetail
  /** The next step is the loudest of the screen. */
  isFirst: boolean
  /** Where the visit is worked on. Once they are there it comes before the end of the visit. */
  goOn?: ReactNode
  /** What stands in reach below that step. */
  children?: ReactNode
}

/** One tap each for the way to a customer and back, with or without signal. */
export function VisitSteps({ lead, isFirst, goOn, children }: VisitStepsProps) {
  const { choices, field, problems } = useWords()
  const now = useNow()
  const userId = useUser()?.id
  const { steps: ofVisit, isLeft, ofToday } = useStop(lead)
  const steps = isLeft ? ofToday : ofVisit
  const next = nextVisitStep(steps)
  const isConnected = !useIsLost()
  const [isAsking, setAsking] = useState(false)
  const [isFinishing, setFinishing] = useState(false)
  const mayOpenJob = useMay('intake.view')
  const [isResting, setResting] = useState(false)
  const [early, setEarly] = useState<VisitStepKind | null>(null)
  const take = useMutation({
    mutationFn: (step: TakenStep) => submitWrite(lead, { kind: 'step', ...step }),
    onMutate() {
      setResting(true)
      setTimeout(() => setResting(false), doubleTap)
    },
  })
  // As long as that can be taken back, nobody drives there again.
  const last = steps.findLast(({ kind }) => kind === 'departed')
  const hasJustLeft = last !== undefined && isUndoable(last, userId, now)
  const isBusy = take.isPending || isResting

  function begin(step: VisitStepKind) {
    if (isEarly(lead, steps, now)) setEarly(step)
    else if (step === 'departed' && lead.has_job && mayOpenJob) setFinishing(true)
    else take.mutate({ step })
  }

  const NextIcon = icons[next]
  const isGoingOn = next === 'departed' && goOn !== undefined

  return (
    <section aria-label={`${field.visitSteps}: ${choices.name(lead.name)}`} className="space-y-2.5">
      {isGoingOn && goOn}
      {!isLeft && (
        <button
          type="button"
          className={`w-full ${isGoingOn ? 'min-h-14' : 'min-h-15 text-xl'} ${button(isFirst && !isGoingOn ? 'gold' : 'plain')}`}
          aria-disabled={isBusy}
          onClick={() => isBusy || begin(next)}
        >
          <NextIcon aria-hidden className="size-6" />
          {field.steps[next]}
          <span className="sr-only">: {choices.name(lead.name)}</span>
        </button>
      )}
      {children}
      {next === 'on_my_way' && !isLeft && <CustomerText lead={lead} isConnected={isConnected} />}
      <div className="flex flex-wrap gap-x-5">
        {otherSteps(next, { isLeft, hasJustLeft }).map((kind) => (
          <button
            key={kind}
            type="button"
            className="min-h-12 underline decoration-line underline-offset-4"
            aria-disabled={isBusy}
            aria-haspopup={kind === 'needs_office' ? 'dialog' : undefined}
            onClick={() => isBusy || (kind === 'needs_office' ? setAsking(true) : begin(kind))}
          >
            {field.steps[kind]}
            <span className="sr-only">: {choices.name(lead.name)}</span>
          </button>
        ))}
      </div>
      <WhenOpened part={AskOffice} isOpen={isAsking} onClose={() => setAsking(false)}>
        <AskOffice
          lead={lead}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onAsked={(call) => take.mutateAsync({ step: 'needs_office', ...call })}
        />
      </WhenOpened>
      <WhenOpened part={FinishVisit} isOpen={isFinishing} onClose={() => setFinishing(false)}>
        <FinishVisit
          jobId={lead.id}
          isOpen={isFinishing}
          onClose={() => setFinishing(false)}
          onFinish={() => {
            setFinishing(false)
            take.mutate({ step: 'departed' })
          }}
        />
      </WhenOpened>
      {lead.visit && (
        <WhenOpened part={EarlyVisit} isOpen={early !== null} onClose={() => setEarly(null)}>
          <EarlyVisit
            visit={lead.visit}
            isOpen={early !== null}
            onClose={() => setEarly(null)}
            onStart={() => {
              setEarly(null)
              if (early) take.mutate({ step: early })
            }}
          />
        </WhenOpened>
      )}
      {take.error && <Notice title={problemOf(take.error, problems).detail} />}
      <ol className="text-[0.9375rem]" aria-live="polite">
        {steps.map((step) => (
          <StepLine key={step.id} step={step} now={now}>
            {isUndoable(step, userId, now) && <UndoStep lead={lead} step={step} />}
          </StepLine>
        ))}
      </ol>
    </section>
  )
}

function CustomerText({ lead, isConnected }: { lead: LeadDetail; isConnected: boolean }) {
  const { field } = useWords()
  const { words, call } = customerTextWords(lead, { isConnected, sendsTexts: sendsTexts() }, field)
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {words}{' '}
      {call && (
        <a
          href={`tel:${lead.phone}`}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-gold decoration-2 underline-offset-4"
        >
          {call}
        </a>
      )}
    </p>
  )
}

type TakenStep = { step: VisitStepKind } & Partial<OfficeCall>

type StepLineProps = { step: ShownStep; now: Date; children: ReactNode }

function StepLine({ step, now, children }: StepLineProps) {
  const { field, choices, time, locale } = useWords()
  const { kind, at, isUnsent, receivedAt } = step
  const why = officeCallWords(step, choices)
  const taken = clockWords(at, now, locale)
  const Icon = isUnsent ? CloudOff : Check
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-2.5 border-t border-line py-1">
      <Icon aria-hidden className={`size-4.5 shrink-0 ${isUnsent ? 'text-muted' : 'text-green'}`} />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2.5">
        <span>{stepName(step, field)}</span>
        <span className="text-muted tabular-nums">
          {isUnsent ? time.clockThen(taken, field.onThisDevice) : taken}
          {receivedAt && `, ${field.received(clockWords(receivedAt, now, locale))}`}
        </span>
      </span>
      {children}
      {why && <span className="basis-full pl-7 text-muted wrap-anywhere">{why}</span>}
      {kind === 'needs_office' && <CallLine step={step} now={now} />}
    </li>
  )
}
