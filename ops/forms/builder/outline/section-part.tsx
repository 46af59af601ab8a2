import { GitBranch } from 'lucide-react'
import { useRef } from 'react'
import type { Section } from '#domain/forms/definition/definition.ts'
import { isQuestion } from '#domain/forms/definition/field.ts'
import { useBuilding } from '../builder-context.ts'
import { placeField } from '../edit/edits.ts'
import { FieldRow } from './field-row.tsx'
import { useDropHead } from './use-drag-row.ts'

type SectionPartProps = { section: Section; nth: number; faulty: ReadonlySet<string> }

/** A section with its fields, in the order of the paper. */
export function SectionPart({ section, nth, faulty }: SectionPartProps) {
  const { selected, select, edit } = useBuilding()
  const head = useRef<HTMLDivElement>(null)
  const { id, title, fields, show_if } = section
  const isOver = useDropHead(head, (dragged) => {
    edit((form) => placeField(form, dragged, { section: id, before: fields[0]?.id ?? null }))
    select(dragged)
  })
  const linked = fields.filter((field) => isQuestion(field) && field.fact).length
  const isSelected = selected === id
  return (
    <li>
      <div
        ref={head}
        data-part={id}
        className={`relative border-b border-ink ${isOver ? 'bg-gold-wash' : isSelected ? 'bg-sheet' : 'hover:bg-wash'}`}
      >
        <span
          aria-hidden
          className={`absolute inset-y-0 left-0 w-1 ${isSelected ? 'bg-gold' : faulty.has(id) ? 'bg-red' : ''}`}
        />
        <button
          type="button"
          data-outline={id}
          aria-current={isSelected}
          className="flex min-h-11 w-full items-center gap-2 px-4 pt-2 pb-1 text-left lg:min-h-9"
          onClick={() => select(id)}
        >
          <span className="min-w-0 flex-1 truncate font-display text-lg leading-none font-semibold">
            {nth} {title.en || 'Section without a title'}
          </span>
          <span className="sr-only">Section</span>
          {show_if && (
            <>
              <GitBranch aria-hidden className="size-3.5 shrink-0 text-muted" />
              <span className="sr-only">, shown if</span>
            </>
          )}
          {linked > 0 && (
            <span className="flex shrink-0 items-center gap-1 text-sm text-muted">{linked} linked</span>
          )}
        </button>
      </div>
      <ul aria-label={title.en || 'Section without a title'}>
        {fields.map((field, at) => (
          <FieldRow
            key={field.id}
            field={field}
            section={id}
            next={fields[at + 1]?.id ?? null}
            isFaulty={faulty.has(field.id)}
          />
        ))}
      </ul>
    </li>
  )
}
