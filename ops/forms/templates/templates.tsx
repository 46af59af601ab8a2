import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useListKeys } from '../../keys/list-keys.ts'
import { isUnanswered } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { button } from '../../ui/button.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { FailedList, SkeletonRows, StaleList, Statement } from '../../ui/list-states.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { FormTabs } from '../form-tabs.tsx'
import { findTemplates } from './find-templates.ts'
import { NewForm } from './new-form.tsx'
import { templatesQuery } from './queries.ts'
import type { TemplateSearch } from './search.ts'
import { TemplateLine } from './template-line.tsx'

const route = getRouteApi('/staff/ops/forms/templates')

/** Every form as the office makes it: which version is in use, and what someone is changing. */
export function Templates() {
  usePageTitle('Form templates')
  return useMay('templates.view') ? <List /> : <NoPermission what="see the templates of forms" />
}

function List() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery(templatesQuery)
  const mayEdit = useMay('templates.edit')
  const [isNew, setNew] = useState(false)
  useListKeys({ noun: 'form' })
  const found = findTemplates(data ?? [], search)
  const set = (changed: TemplateSearch) =>
    void navigate({ to: '/ops/forms/templates', search: changed, replace: true })
  const { q, only, state } = search
  const retry = () => void refetch()
  return (
    <div className="max-w-6xl px-4 pt-5 pb-12 lg:px-7">
      <PageHead
        title="Forms"
        lead="What people fill in and sign, and in which version."
        actions={
          mayEdit && (
            <button type="button" className={button('gold')} onClick={() => setNew(true)}>
              <Plus aria-hidden className="size-5" />
              New form
            </button>
          )
        }
      />
      <FormTabs current="templates" />
      <div className="mt-4 grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <SearchField
          what="Form"
          typed={q ?? ''}
          maxLength={80}
          onSettled={(next) =>
            set({ ...(next && { q: next }), ...(only && { only }), ...(state && { state }) })
          }
        />
        <FilterSelect
          label="Which forms"
          any="All in use"
          value={only}
          options={shows}
          onChange={(next) =>
            set({
              ...(q && { q }),
              ...(state && { state }),
              ...((next === 'drafts' || next === 'retired') && { only: next }),
            })
          }
        />
        <FilterSelect
          label="State"
          any="Both states"
          value={state}
          options={states}
          onChange={(next) =>
            set({
              ...(q && { q }),
              ...(only && { only }),
              ...((next === 'OH' || next === 'PA') && { state: next }),
            })
          }
        />
      </div>
      {isPending && (
        <div className="mt-4">
          <SkeletonRows columns="xl:grid-cols-[minmax(0,1fr)_8rem_12rem_12rem]" extra={2} />
        </div>
      )}
      {error && !data && (
        <>
          <FailedList what="The templates" error={error} retry={retry} />
          {isUnanswered(error) && (
            <p className="text-muted">Templates are made in the office: they need a connection.</p>
          )}
        </>
      )}
      {error && data && <StaleList error={error} retry={retry} at={dataUpdatedAt} />}
      {data && (
        <ul className="mt-4 border-t border-ink">
          {found.map((row) => (
            <TemplateLine key={row.slug} row={row} />
          ))}
        </ul>
      )}
      <div role="status">
        {data && found.length === 0 && <Nothing search={search} hasAny={data.length > 0} />}
      </div>
      {mayEdit && data && <NewForm isOpen={isNew} onClose={() => setNew(false)} templates={data} />}
    </div>
  )
}

function Nothing({ search: { q, only }, hasAny }: { search: TemplateSearch; hasAny: boolean }) {
  if (!hasAny)
    return (
      <Statement title="There are no forms yet">
        <p>Make the first one with “New form”: blank, or from a file that was exported elsewhere.</p>
      </Statement>
    )
  if (q)
    return (
      <Statement title="No form has this in its name">
        Search for another word, or clear the filters.
      </Statement>
    )
  if (only === 'drafts')
    return (
      <Statement title="No one is changing a form">
        Drafts stand here until they are published or discarded.
      </Statement>
    )
  if (only === 'retired')
    return (
      <Statement title="No form is retired">
        Forms that are no longer offered stand here, and can be offered again.
      </Statement>
    )
  return <Statement title="No forms for this state">Clear the filter to see all of them.</Statement>
}

const shows = [
  { value: 'drafts', label: 'With a draft' },
  { value: 'retired', label: 'Retired' },
]
const states = [
  { value: 'OH', label: 'Ohio' },
  { value: 'PA', label: 'Pennsylvania' },
]
