import { FileText, Plus, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { inputClass } from '../../../ui/field-frame.tsx'
import { useBuilding, wholeForm } from '../builder-context.ts'
import { addSection, sectionOf } from '../edit/edits.ts'
import { nameOf } from '../edit/new-field.ts'
import { SectionPart } from './section-part.tsx'
import { useTravel } from './use-travel.ts'

/** The field in which parts of the form are searched for. */
export const outlineSearchId = 'outline-search'

type OutlineProps = {
  faulty: ReadonlySet<string>
  /** Null where the form is only read. */
  onAdd: (() => void) | null
}

/** Sections and fields in their order: what is selected has its settings beside it. */
export function Outline({ faulty, onAdd }: OutlineProps) {
  const { form, selected, select, edit, newId } = useBuilding()
  const list = useRef<HTMLOListElement>(null)
  const [asked, setAsked] = useState('')
  const wanted = asked.trim().toLowerCase()
  const shown = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((field) =>
      isWanted(`${nameOf(field)} ${field.label.es ?? ''} ${field.id}`),
    ),
  }))
  const found =
    wanted === '' ? shown : shown.filter(({ fields, title }) => fields.length > 0 || isWanted(title.en))
  useTravel(list, found.map(({ id, fields }) => [id, ...fields.map((field) => field.id)].join()).join())

  function isWanted(text: string) {
    return text.toLowerCase().includes(wanted)
  }

  function addOne() {
    const id = newId('section')
    edit((now) =>
      addSection(now, { id, title: { en: '' }, fields: [] }, sectionOf(now, selected)?.id ?? selected),
    )
    select(id)
  }

  return (
    <nav aria-label="Sections and fields" className="flex min-h-0 flex-1 flex-col">
      <div className="relative border-b border-line">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-4 size-4 text-muted" />
        <input
          id={outlineSearchId}
          type="search"
          aria-label="Search the fields of this form"
          placeholder="Search"
          autoComplete="off"
          className={`${inputClass} h-10 w-full border-0! bg-transparent! pr-9 pl-10 text-[0.9375rem]! max-lg:h-12`}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            setAsked('')
            event.currentTarget.blur()
          }}
        />
        {!asked && <Key>/</Key>}
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
        <button
          type="button"
          data-outline={wholeForm}
          aria-current={selected === wholeForm}
          className={`flex min-h-11 w-full items-center gap-2.5 border-b border-line border-l-4 px-3 text-left hover:bg-wash lg:min-h-9 ${selected === wholeForm ? 'border-l-gold bg-sheet font-semibold' : 'border-l-transparent'}`}
          onClick={() => select(wholeForm)}
        >
          <FileText aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 truncate">Title and states</span>
        </button>
        <ol ref={list}>
          {found.map((section) => (
            <SectionPart
              key={section.id}
              section={section}
              nth={form.sections.findIndex(({ id }) => id === section.id) + 1}
              faulty={faulty}
            />
          ))}
        </ol>
        <p role="status" className="px-4 text-muted">
          {wanted !== '' && found.length === 0 ? 'No field has this in its name.' : ''}
        </p>
        {wanted === '' && fieldsOf(form).length === 0 && (
          <p className="px-4 py-3 text-muted">This form has no fields yet. Add the first question.</p>
        )}
      </div>
      {onAdd && (
        <div className="flex border-t border-line text-[0.9375rem]">
          <button type="button" className={`${addButton} flex-1`} onClick={onAdd}>
            <Plus aria-hidden className="size-4 shrink-0" />
            Add a field
            <kbd
              aria-hidden
              className="ml-auto hidden rounded-sm border border-line bg-sheet px-1.5 text-xs leading-5 text-muted lg:block"
            >
              N
            </kbd>
          </button>
          <button type="button" className={`${addButton} border-l border-line`} onClick={addOne}>
            <Plus aria-hidden className="size-4 shrink-0" />
            Section
          </button>
        </div>
      )}
    </nav>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-sm border border-line bg-sheet px-1.5 text-xs leading-5 text-muted lg:block"
    >
      {children}
    </kbd>
  )
}

const addButton =
  'relative flex min-h-11 items-center gap-1.5 px-2.5 text-left font-semibold whitespace-nowrap hover:bg-wash'
