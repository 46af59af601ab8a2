import { Check } from 'lucide-react'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { useCall } from './call-context.ts'
import { progressOf, steps, type StepKey } from './progress.ts'

type StepFrameProps = {
  step: StepKey
  isCurrent: boolean
  /** Right of the question. */
  action?: ReactNode
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** A stop on the line of the call: its number, what to say, and its fields. */
export function StepFrame({ step, isCurrent, action, onKeyDown, children }: StepFrameProps) {
  const { facts, draft, words, isTextOnly } = useCall()
  const nth = steps.indexOf(step) + 1
  const { title, question: asked } = words.steps[step]
  const part = progressOf(step, facts)
  const filled = step === 'place' && draft.filled.address ? facts.address : undefined
  // A place that was filled in is read back.
  const question = filled ? words.fields.stillHere(filled) : asked
  // Nobody is spoken with: what they wrote is filled in.
  const isWritten = isTextOnly && step === 'caller'
  const isLast = nth === steps.length
  return (
    <section
      data-step={step}
      aria-labelledby={`step-${step}`}
      className="relative grid grid-cols-[1.875rem_minmax(0,1fr)] gap-x-2.5 cramped:grid-cols-1 pb-4 sm:gap-x-4 short:pb-2"
      onKeyDown={onKeyDown}
    >
      {!isLast && (
        <span
          aria-hidden
          className={`cramped:hidden absolute top-7.5 bottom-0 left-[0.875rem] w-0.5 ${part === 1 ? 'bg-ink' : 'bg-edge/60'}`}
        />
      )}
      <StepMark nth={nth} part={part} isCurrent={isCurrent} />
      <div className="@container relative min-w-0 focus-within:z-10">
        <div className="mb-1.5 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 short:mb-0.5">
          <h2 id={`step-${step}`} className="text-2xl leading-[1.875rem] uppercase">
            <span className="sr-only">{words.step(nth)}</span>
            {title}
          </h2>
          {question && (
            <p className="min-w-0 text-muted text-pretty wrap-anywhere">
              {isWritten ? words.textOnly.caller : `“${question}”`}
            </p>
          )}
          {action && <div className={question ? 'ml-auto' : 'min-w-[min(15rem,100%)] flex-1'}>{action}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}

type StepMarkProps = { nth: number; part: number; isCurrent: boolean }

/** Gold where the person is, ink where everything is answered, an arc for what is answered in between. */
function StepMark({ nth, part, isCurrent }: StepMarkProps) {
  const isDone = part === 1
  const look = isCurrent ? 'bg-gold text-on-gold' : isDone ? 'bg-ink text-paper' : 'bg-paper'
  return (
    <span
      aria-hidden
      className={`relative z-10 grid size-7.5 place-content-center cramped:hidden rounded-full font-display text-lg leading-none font-semibold ${look}`}
    >
      {!isCurrent && !isDone && (
        <svg viewBox="0 0 30 30" className="absolute inset-0 size-full -rotate-90" fill="none">
          <circle cx="15" cy="15" r="14" className="stroke-edge" strokeWidth="2" />
          {part > 0 && (
            <circle
              cx="15"
              cy="15"
              r="14"
              className="stroke-ink"
              strokeWidth="2"
              pathLength="100"
              strokeDasharray={`${part * 100} 100`}
            />
          )}
        </svg>
      )}
      {isDone && !isCurrent ? <Check className="size-4.5" strokeWidth={3} /> : nth}
    </span>
  )
}
