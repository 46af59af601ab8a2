import { ChevronDown } from 'lucide-react'
import { choicesOf } from '#domain/jobs/facts/choices-of.ts'
import { sourcesFor } from '#domain/jobs/facts/sources.ts'
import { FieldFrame, inputClass } from '../../ui/field-frame.tsx'
import { optionsIn, originOf, useCall } from './call-context.ts'
import { choose } from './changes.ts'
import { FactField } from './fact-field.tsx'
import { RoomChips } from './room-chips.tsx'
import { Segmented } from './segmented.tsx'
import { StandingWater } from './standing-water.tsx'
import { StepFrame } from './step-frame.tsx'
import { lossQuestions, type LossQuestion } from './where-asked.ts'

/** What happened, what it comes from, and where. */
export function LossStep({ isCurrent }: { isCurrent: boolean }) {
  const call = useCall()
  const { facts, change, words } = call
  const questions = lossQuestions(facts).filter((name) => name !== 'depth')
  return (
    <StepFrame step="loss" isCurrent={isCurrent}>
      <div className="space-y-2">
        <Segmented
          label={words.fields.whatHappened}
          isLabelHidden
          isApart
          fact="loss_type"
          aside={originOf(call, 'loss_type')}
          value={facts.loss_type}
          options={optionsIn(words, 'loss_type', choicesOf.loss_type)}
          onChoose={(loss_type) => change((draft) => choose(draft, { loss_type }))}
        />
        {questions.length > 0 && (
          <div className="grid gap-x-3 gap-y-2 @min-[28rem]:grid-cols-2 @min-[36rem]:flex @min-[36rem]:*:flex-auto">
            {questions.map((name) => (
              <Question key={name} name={name} />
            ))}
          </div>
        )}
        <RoomChips />
      </div>
    </StepFrame>
  )
}

function Question({ name }: { name: LossQuestion }) {
  if (name === 'source') return <SourceField />
  if (name === 'activity') return <ActivityField />
  return name === 'standing_water' ? <StandingWater /> : <FactField name={name} />
}

function SourceField() {
  const { facts, change, words } = useCall()
  const options = optionsIn(words, 'source', sourcesFor(facts.loss_type))
  return (
    <div data-fact="source" className="min-w-0 @min-[36rem]:min-w-40 @min-[36rem]:flex-1!">
      <FieldFrame label={words.fields.source}>
        {(wired) => (
          <div className="relative">
            <select
              {...wired}
              className={`${inputClass} h-11 w-full appearance-none truncate pr-9 pl-3`}
              value={facts.source ?? ''}
              onChange={({ target }) =>
                change((draft) =>
                  choose(draft, { source: options.find(({ value }) => value === target.value)?.value }),
                )
              }
            >
              <option value="">{words.fields.notKnown}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted"
            />
          </div>
        )}
      </FieldFrame>
    </div>
  )
}

function ActivityField() {
  const call = useCall()
  const { facts, change, words } = call
  return (
    <Segmented
      label={words.fields.stillRunning}
      isOneLine
      fact="activity"
      aside={originOf(call, 'activity')}
      value={facts.activity}
      options={optionsIn(words, 'activity', choicesOf.activity)}
      onChoose={(activity) => change((draft) => choose(draft, { activity }))}
    />
  )
}
