import { factLabel } from '#domain/jobs/facts/fact-words.ts'
import { capitalized } from '#domain/jobs/facts/value-words.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { useCall } from './call-context.ts'
import { type } from './changes.ts'
import { writeTyped, type TypedFact } from './typed.ts'

/** A fact that takes more than a line. */
export function TextField({ name, rows = 2 }: { name: TypedFact; rows?: number }) {
  const { draft, wrong, change } = useCall()
  const error = wrong[name]
  return (
    <div data-fact={name} className="@min-[28rem]:col-span-full">
      <TextArea
        label={capitalized(factLabel(name))}
        rows={rows}
        {...(error && { error })}
        value={draft.typed[name] ?? writeTyped(name, draft.chosen)}
        onChange={(event) => change((draft) => type(draft, name, event.target.value))}
      />
    </div>
  )
}
