import {
  Biohazard,
  Check,
  Flame,
  HeartPulse,
  Syringe,
  TriangleAlert,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { hazards } from '#domain/jobs/facts/site-choices.ts'
import { isField } from '../../keys/free-key.ts'
import { useCall } from './call-context.ts'
import { askNext, noToTheRest, type HazardName } from './changes.ts'
import { StepFrame } from './step-frame.tsx'

const icons: Readonly<Record<HazardName, LucideIcon>> = {
  hurt: HeartPulse,
  electricity: Zap,
  gas: Flame,
  ceiling: TriangleAlert,
  sewage: Biohazard,
  sharps: Syringe,
}

/** The six dangers: each is not asked, yes or no. Not asked is never "no". */
export function SafetyStep({ isCurrent }: { isCurrent: boolean }) {
  const {
    facts,
    change,
    words: { fields, facts: factWords },
  } = useCall()
  const [said, setSaid] = useState('')
  const isAllAsked = hazards.every(({ value }) => facts[value] !== undefined)

  const labelOf = (hazard: HazardName) =>
    factWords.danger(hazard, hazards.find(({ value }) => value === hazard)?.label ?? '')

  function ask(hazard: HazardName) {
    const next = { open: 'yes', yes: 'no', no: 'open' } as const
    setSaid(`${labelOf(hazard)}: ${fields.answers[next[facts[hazard] ?? 'open']]}`)
    change((draft) => askNext(draft, hazard))
  }

  /** 1 to 6 while the step has the keyboard. */
  function press(event: KeyboardEvent) {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || isField(target)) return
    const hazard = /^[1-6]$/.test(key) ? hazards[Number(key) - 1] : undefined
    if (!hazard) return
    event.preventDefault()
    ask(hazard.value)
  }

  return (
    <StepFrame
      step="safety"
      isCurrent={isCurrent}
      onKeyDown={press}
      action={
        <button
          type="button"
          className="min-h-8 font-medium underline decoration-gold decoration-2 underline-offset-4 hover:decoration-ink disabled:text-muted disabled:no-underline max-lg:min-h-11"
          disabled={isAllAsked}
          onClick={() => {
            setSaid(fields.noToTheRest)
            change(noToTheRest)
          }}
        >
          {fields.noToTheRest}
        </button>
      }
    >
      <div className="grid grid-cols-2 gap-2 cramped:grid-cols-1 @min-[28rem]:grid-cols-3 @min-[36rem]:grid-cols-6">
        {hazards.map(({ value }, nth) => (
          <Hazard
            key={value}
            fact={value}
            label={labelOf(value)}
            answer={facts[value]}
            nth={nth + 1}
            onAsk={() => ask(value)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </StepFrame>
  )
}

type HazardProps = {
  fact: HazardName
  label: string
  answer: 'yes' | 'no' | undefined
  nth: number
  onAsk: () => void
}

function Hazard({ fact, label, answer, nth, onAsk }: HazardProps) {
  const { fields } = useCall().words
  const Icon = icons[fact]
  const look = {
    open: 'border-dashed border-edge bg-paper text-ink',
    no: 'border-edge bg-sheet text-ink',
    yes: 'border-[#a31d16] bg-[#a31d16] text-white',
  }[answer ?? 'open']
  return (
    <button
      type="button"
      data-fact={fact}
      title={fields.press(nth)}
      className={`relative flex min-h-16 flex-col justify-between gap-0.5 rounded-sm border px-2.5 py-1.5 text-left text-sm leading-[1.15] font-semibold transition-colors duration-150 hover:border-ink ${look}`}
      onClick={onAsk}
    >
      <span className="min-w-0 pr-5.5 @min-[36rem]:@max-[43rem]:pr-0">{label}</span>
      <Icon aria-hidden className="absolute top-1.5 right-2 size-4.5 @min-[36rem]:@max-[43rem]:hidden" />
      <span
        className={`flex items-center gap-1 font-display text-lg leading-tight ${answer === 'no' ? 'text-green' : ''} ${answer ? '' : 'text-muted'}`}
      >
        {answer === 'no' && <Check aria-hidden className="size-4" strokeWidth={3} />}
        {fields.answers[answer ?? 'open']}
      </span>
    </button>
  )
}
