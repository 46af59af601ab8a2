import { TextArea } from '../../ui/text-area.tsx'
import { useCall } from './call-context.ts'
import { type } from './changes.ts'
import { writeTyped, type TypedFact } from './typed.ts'

/** A fact that takes more than a line. */
export function TextField({ name, rows = 2 }: { name: TypedFact; rows?: number }) {
  const { draft, wrong, change, words } = useCall()
  const error = wrong[name]
  return (
    <div data-fact={name} className="@min-[28rem]:col-span-full">
      <TextArea
        label={words.facts.label(name)}
        rows={rows}
        {...(error && { error: words.facts.wrong(error) })}
        value={draft.typed[name] ?? writeTyped(name, draft.chosen)}
        onChange={(event) => change((draft) => type(draft, name, event.target.value))}
      />
    </div>
  )
}
