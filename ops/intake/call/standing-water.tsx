import { useId } from 'react'
import { choicesOf } from '#domain/jobs/facts/choices-of.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { optionsIn, originOf, useCall } from './call-context.ts'
import { choose, type } from './changes.ts'
import { Segmented } from './segmented.tsx'
import { writeTyped } from './typed.ts'

/** Whether water stands, and how deep: a depth says both. */
export function StandingWater() {
  const call = useCall()
  const { draft, facts, wrong, change, words } = call
  const { fields } = words
  const id = useId()
  const error = wrong.depth
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={fields.standingWater}
          isOneLine
          fact="standing_water"
          aside={originOf(call, 'standing_water')}
          value={facts.standing_water}
          options={optionsIn(words, 'standing_water', choicesOf.standing_water)}
          onChoose={(standing_water) => change((draft) => choose(draft, { standing_water }))}
        />
        <div data-fact="depth" className="relative min-w-26 flex-1 self-end">
          <input
            aria-label={fields.depth}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            autoComplete="off"
            maxLength={20}
            className={`${inputClass} h-11 w-full pr-17 pl-3`}
            value={draft.typed['depth'] ?? writeTyped('depth', draft.chosen)}
            onChange={({ target }) => change((draft) => type(draft, 'depth', target.value))}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-muted"
          >
            {fields.inDeep}
          </span>
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-red">
          {fields.wrongDepth}
        </p>
      )}
    </div>
  )
}
