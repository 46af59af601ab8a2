import { useBuilding } from '../builder-context.ts'
import { labelFieldId } from './field-settings.tsx'
import { WordingFields } from './wording-fields.tsx'

/** What can be set about the form itself. */
export function FormSettings({ slug }: { slug: string }) {
  const { form, edit } = useBuilding()
  const { title, states } = form
  return (
    <>
      <div>
        <h2 className="text-2xl leading-tight">Title and states</h2>
        <p className="mt-1 font-mono text-[0.8125rem] text-muted">{slug}</p>
      </div>
      <WordingFields
        label="Title"
        firstId={labelFieldId}
        value={title}
        max={120}
        onChange={(next) => edit((now) => ({ ...now, title: next ?? { en: '' } }), 'title')}
      />
      <fieldset>
        <legend className="text-sm font-semibold">Where it may be used</legend>
        <p className="text-sm text-muted">
          By the address of the loss. With neither chosen, it is used everywhere.
        </p>
        {(['OH', 'PA'] as const).map((state) => (
          <label key={state} className="flex min-h-11 items-center gap-3 border-b border-line lg:min-h-9">
            <input
              type="checkbox"
              className="size-5 accent-gold"
              checked={states.includes(state)}
              onChange={({ target }) =>
                edit((now) => ({
                  ...now,
                  states: (['OH', 'PA'] as const).filter((each) =>
                    each === state ? target.checked : now.states.includes(each),
                  ),
                }))
              }
            />
            {state === 'OH' ? 'Ohio' : 'Pennsylvania'}
          </label>
        ))}
      </fieldset>
    </>
  )
}
