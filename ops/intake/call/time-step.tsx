import { choicesOf } from '#domain/jobs/facts/choices-of.ts'
import { optionsIn, originOf, useCall } from './call-context.ts'
import { choose } from './changes.ts'
import { Segmented } from './segmented.tsx'
import { StepFrame } from './step-frame.tsx'
import { TypedField } from './typed-field.tsx'

/** Two times that differ: when it was found, and when it started. */
export function TimeStep({ isCurrent }: { isCurrent: boolean }) {
  const call = useCall()
  const { facts, change, words } = call
  const { fields } = words
  return (
    <StepFrame step="time" isCurrent={isCurrent}>
      <div className="grid gap-x-3 gap-y-2 @min-[38rem]:grid-cols-[auto_minmax(0,1fr)]">
        <div className="space-y-2">
          <Segmented
            label={fields.found}
            isOneLine
            fact="found"
            aside={originOf(call, 'found')}
            value={facts.found}
            options={optionsIn(words, 'found', choicesOf.found)}
            onChoose={(found) => change((draft) => choose(draft, { found }))}
          />
          {facts.found === 'earlier' && <TypedField name="found_on" label={fields.foundOn} type="date" />}
        </div>
        <div className="space-y-2">
          <Segmented
            label={fields.began}
            isOneLine
            fact="began"
            value={facts.began}
            options={optionsIn(words, 'began', choicesOf.began)}
            onChoose={(began) => change((draft) => choose(draft, { began }))}
          />
          {facts.began === 'earlier' && <TypedField name="began_on" label={fields.beganOn} type="date" />}
        </div>
      </div>
    </StepFrame>
  )
}
