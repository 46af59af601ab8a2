import { choicesOf } from '#domain/jobs/facts/choices-of.ts'
import { originOf, useCall } from './call-context.ts'
import { choose } from './changes.ts'
import { Segmented } from './segmented.tsx'
import { StepFrame } from './step-frame.tsx'
import { TypedField } from './typed-field.tsx'

/** Two times that differ: when it was found, and when it started. */
export function TimeStep({ isCurrent }: { isCurrent: boolean }) {
  const call = useCall()
  const { facts, change } = call
  return (
    <StepFrame step="time" isCurrent={isCurrent}>
      <div className="grid gap-x-3 gap-y-2 @min-[38rem]:grid-cols-[auto_minmax(0,1fr)]">
        <div className="space-y-2">
          <Segmented
            label="Found"
            isOneLine
            fact="found"
            aside={originOf(call, 'found')}
            value={facts.found}
            options={choicesOf.found}
            onChoose={(found) => change((draft) => choose(draft, { found }))}
          />
          {facts.found === 'earlier' && <TypedField name="found_on" label="Day it was found" type="date" />}
        </div>
        <div className="space-y-2">
          <Segmented
            label="Started"
            isOneLine
            fact="began"
            value={facts.began}
            options={choicesOf.began}
            onChoose={(began) => change((draft) => choose(draft, { began }))}
          />
          {facts.began === 'earlier' && <TypedField name="began_on" label="Day it started" type="date" />}
        </div>
      </div>
    </StepFrame>
  )
}
