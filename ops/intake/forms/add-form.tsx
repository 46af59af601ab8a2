import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { PublishedForm } from '#domain/forms/published-form.ts'
import { findForms } from '../../forms/find-forms.ts'
import { usePublishedForms } from '../../forms/queries.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { inputClass } from '../../ui/field-frame.tsx'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useLanguageHere } from '../../words/words.tsx'

type AddFormProps = {
  isOpen: boolean
  state: string | null
  onClose: () => void
  onAdd: (form: PublishedForm) => void
}

/** Adds a form from the library to a job. Those of other states are not offered. */
export function AddForm({ isOpen, onClose, ...list }: AddFormProps) {
  const { addTitle } = usePacketWords()
  return (
    <DialogSheet title={addTitle} isOpen={isOpen} onClose={onClose}>
      <FormList {...list} />
    </DialogSheet>
  )
}

function FormList({ state, onAdd }: Pick<AddFormProps, 'state' | 'onAdd'>) {
  const words = usePacketWords()
  const language = useLanguageHere()
  const { data } = usePublishedForms()
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed)
  const found = findForms(data ?? [], { asked, state, language })
  return (
    <>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        maxLength={60}
        className={`${inputClass} mt-4 h-12 w-full`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className="mt-2 max-h-[55dvh] overflow-y-auto">
        {found.map((form) => (
          <li key={form.slug}>
            <button
              type="button"
              onClick={() => onAdd(form)}
              className="flex min-h-13 w-full items-center gap-3 border-b border-line py-2 text-left font-semibold hover:bg-wash"
            >
              <Plus aria-hidden className="size-5 shrink-0 text-muted" />
              {inLanguage(form.title, language)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-muted">
        {data === undefined ? words.noForms : found.length === 0 ? words.noneFound : ''}
      </p>
    </>
  )
}
