import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { PublishedForm } from '#domain/forms/published-form.ts'
import { useListKeys } from '../keys/list-keys.ts'
import { isUnanswered } from '../problem.ts'
import { useMay } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import type { FormDraft } from '../store/form-drafts-view.ts'
import { clockWords } from '../ui/clock.ts'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { notifyError } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useNow } from '../ui/use-now.ts'
import { useLibraryWords } from '../words/use-library-words.ts'
import { useWords } from '../words/use-words.ts'
import { useLanguageHere } from '../words/words.tsx'
import { beginForm, useFormDrafts } from './drafts/queries.ts'
import { FormTabs } from './form-tabs.tsx'
import { findForms } from './find-forms.ts'
import { usePublishedForms } from './queries.ts'

/** Every published form, and those that were begun here without a job: a form of a job is begun in its packet. */
export function FormLibrary() {
  const words = useLibraryWords()
  const mayFill = useMay('forms.fill')
  usePageTitle(words.title)
  return mayFill ? <Library /> : <NoPermission what={words.filling} />
}

function Library() {
  const words = useLibraryWords()
  const language = useLanguageHere()
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = usePublishedForms()
  const drafts = useFormDrafts(null) ?? []
  const [typed, setTyped] = useState('')
  const found = findForms(data ?? [], { asked: useDeferredValue(typed), state: null, language })
  const [isBusy, setIsBusy] = useState(false)
  useListKeys({ noun: 'form' })
  const show = (draft: string) => navigate({ href: `/ops/forms/fill/${draft}` })

  async function begin({ slug, version }: PublishedForm) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await show(await beginForm({ form: slug, version, job_id: null, language }))
    } catch {
      notifyError(words.notBegun)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="max-w-3xl px-4 pt-5 pb-12 lg:px-7">
      <PageHead title={words.title} lead={words.lead} />
      <FormTabs current="fill" />
      {drafts.length > 0 && <Begun drafts={drafts} onOpen={(id) => void show(id)} />}
      <div className="mt-5">
        <SearchField what={words.search} typed={typed} maxLength={60} onSettled={setTyped} />
      </div>
      {isPending && (
        <div className="mt-5 space-y-4">
          <Bar width="w-2/3" />
          <Bar width="w-1/2" />
        </div>
      )}
      {error && !data && isUnanswered(error) && <p className="mt-5 text-muted">{words.notStored}</p>}
      {error && !data && !isUnanswered(error) && (
        <FailedList title={words.failed} error={error} retry={() => void refetch()} />
      )}
      <ul className="mt-3">
        {found.map((form) => (
          <li key={form.slug}>
            <button type="button" data-row={form.slug} className={row} onClick={() => void begin(form)}>
              <span className="min-w-0 flex-1 font-semibold">{inLanguage(form.title, language)}</span>
              {form.states.map((state) => (
                <span key={state} className="rounded-sm border border-edge px-2 text-sm text-muted">
                  {words.states[state]}
                </span>
              ))}
              <Plus aria-hidden className="size-5 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-muted">
        {data && found.length === 0 ? words.noneFound : ''}
      </p>
    </div>
  )
}

function Begun({ drafts, onOpen }: { drafts: readonly FormDraft[]; onOpen: (id: string) => void }) {
  const words = useLibraryWords()
  const { locale } = useWords()
  const now = useNow()
  return (
    <section aria-label={words.begun} className="mt-5 border-t-5 border-gold bg-sheet px-4 py-3">
      <h2 className="text-xl uppercase">{words.begun}</h2>
      <ul>
        {drafts.map(({ id, title, changed_at }) => (
          <li key={id}>
            <button type="button" data-row={id} className={row} onClick={() => onOpen(id)}>
              <span className="min-w-0 flex-1 font-semibold">{title}</span>
              <span className="text-muted">{clockWords(new Date(changed_at), now, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const row =
  'flex min-h-14 w-full flex-wrap items-center gap-3 border-b border-line py-2 text-left hover:bg-wash'
