import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import type { TemplateRow } from '#domain/forms/template.ts'
import { problemOf, type Problem } from '../../problem.ts'
import { button } from '../../ui/button.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { slugOf } from './find-templates.ts'
import { takeTemplate } from './queries.ts'
import { beginTemplate } from './template-api.ts'

type NewFormProps = { isOpen: boolean; onClose: () => void; templates: readonly TemplateRow[] }
type Start = 'blank' | 'copy' | 'file'

/** Begins a form: blank, as a copy of another one, or from a file. */
export function NewForm({ isOpen, onClose, templates }: NewFormProps) {
  return (
    <DialogSheet title="New form" isOpen={isOpen} onClose={onClose} hasCross actions={null} staysOpen>
      {isOpen && <Begin templates={templates} />}
    </DialogSheet>
  )
}

function Begin({ templates }: Pick<NewFormProps, 'templates'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [start, setStart] = useState<Start>('blank')
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [from, setFrom] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const slug = chosen ?? slugOf(title)

  async function begin(event: FormEvent) {
    event.preventDefault()
    const lacking = lackingOf({ start, title, slug, from, file })
    if (isBusy || lacking) return setProblem(lacking)
    setBusy(true)
    try {
      const made = await beginTemplate({
        slug,
        title: { en: title.trim() },
        ...(start === 'copy' && { from }),
        ...(start === 'file' && file && { file: await file.text() }),
      })
      takeTemplate(client, made)
      await navigate({ to: '/ops/forms/templates/$slug', params: { slug: made.slug } })
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }

  const errorOf = (field: string) => {
    const error = problem?.fields[field]?.[0]
    return error ? { error } : {}
  }
  const names = templates
    .map((row) => ({ value: row.slug, label: row.title.en }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const told = problem && ['title', 'slug', 'from', 'file'].some((field) => problem.fields[field])
  return (
    <form noValidate className="mt-3 grid gap-4" onSubmit={(event) => void begin(event)}>
      <Field
        label="Title"
        value={title}
        maxLength={120}
        autoComplete="off"
        {...errorOf('title')}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Field
        label="Name in addresses"
        hint="It stays, whatever the form is called later."
        value={slug}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        {...errorOf('slug')}
        onChange={({ target }) => setChosen(target.value)}
      />
      <RadioGrid label="Begin with" value={start} options={starts} onChange={setStart} />
      {start === 'copy' && (
        <SelectField
          label="Copy of"
          none="Choose a form"
          options={names}
          value={from}
          {...errorOf('from')}
          onChange={({ target }) => setFrom(target.value)}
        />
      )}
      {start === 'file' && (
        <label className="grid gap-1">
          <span className="text-sm font-semibold">File that was exported</span>
          <input
            type="file"
            accept=".json,application/json"
            className="min-h-12 w-full border border-edge bg-sheet p-2"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
          {errorOf('file').error && <span className="text-sm text-red">{errorOf('file').error}</span>}
        </label>
      )}
      {problem && !told && <Notice title={problem.detail} />}
      <button type="submit" className={button('gold')} aria-disabled={isBusy}>
        {isBusy ? 'One moment' : 'Begin the form'}
      </button>
    </form>
  )
}

type Typed = { start: Start; title: string; slug: string; from: string; file: File | null }

/** What has to be given before it can be sent, told at its field. */
function lackingOf({ start, title, slug, from, file }: Typed): Problem | null {
  const fields: Record<string, string[]> = {
    ...(title.trim() === '' && { title: ['Give the form a title.'] }),
    ...(!/^[a-z][a-z0-9-]{1,59}$/.test(slug) && {
      slug: ['Use 2 to 60 small letters, digits and hyphens, and begin with a letter.'],
    }),
    ...(start === 'copy' && from === '' && { from: ['Choose the form to copy.'] }),
    ...(start === 'file' && !file && { file: ['Choose a file.'] }),
  }
  return Object.keys(fields).length > 0 ? { status: null, code: '', detail: '', fields } : null
}

const starts = [
  { value: 'blank', label: 'Nothing' },
  { value: 'copy', label: 'A copy of a form' },
  { value: 'file', label: 'A file' },
] as const
