import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { fileColumns, maxFileBytes } from '#domain/employees/employee-file.ts'
import { problemOf } from '../../problem.ts'
import { useMay } from '../../session/may.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { button } from '../../ui/button.ts'
import { FieldFrame, inputClass } from '../../ui/field-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { BackToList } from './back-to-list.tsx'
import { importEmployees, planImport } from './file-api.ts'
import { PlanLines } from './plan-lines.tsx'
import { doneWords, planWords } from './plan-words.ts'
import { readText } from './read-file.ts'
import { invalidatePeople } from '../queries.ts'

export function ImportPeople() {
  const mayAdd = useMay('employees.create')
  const mayEdit = useMay('employees.edit')
  usePageTitle('Import people')
  if (!mayAdd || !mayEdit) return <NoPermission what="import people from a file" />
  return <Import />
}

/** The file is checked first, line by line; nothing is changed before someone confirms. */
function Import() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [csv, setCsv] = useState('')
  const look = useMutation({ mutationFn: planImport })
  const take = useMutation({
    mutationFn: importEmployees,
    onSuccess(done) {
      notify(doneWords(done))
      void invalidatePeople(client)
      void navigate({ to: '/ops/employees' })
    },
    onError: (error) => problemOf(error).status === 409 && look.mutate(csv),
  })
  const plan = look.data
  const canTake = plan && plan.counts.refuse === 0 && plan.counts.add + plan.counts.change > 0

  async function choose(file: File | undefined) {
    look.reset()
    take.reset()
    if (!file) return
    const text = file.size > maxFileBytes ? '' : await readText(file)
    setCsv(text)
    look.mutate(text)
  }

  return (
    <section className="max-w-5xl px-4 pt-3 pb-24 lg:px-6.5 lg:pt-5">
      <BackToList />
      <PageHead
        title="Import people"
        lead="Upload a spreadsheet saved as CSV. You’ll see a preview before anything changes."
      />
      <div className="mt-5 max-w-xl">
        <FieldFrame
          label="File"
          hint={`One line per person. Columns: ${fileColumns.join(', ')}. Only username is required. If the username already exists, that person is updated, and an empty cell clears the saved value. Separate multiple roles with semicolons.`}
        >
          {(wired) => (
            <input
              {...wired}
              type="file"
              accept=".csv,text/csv"
              className={`${inputClass} w-full p-2 file:mr-3 file:min-h-9 file:rounded-sm file:border-0 file:bg-wash file:px-3 file:font-semibold file:text-ink`}
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          )}
        </FieldFrame>
      </div>
      <div className="mt-5 space-y-4" aria-live="polite" aria-busy={look.isPending}>
        {look.isPending && <p className="text-muted">Checking the file...</p>}
        {look.error && <Notice title="This file can’t be imported">{problemOf(look.error).detail}</Notice>}
        {take.error && <Notice title="Nothing was changed">{problemOf(take.error).detail}</Notice>}
        {plan && <p className="text-lg font-semibold">{planWords(plan.counts)}</p>}
      </div>
      {plan && <PlanLines lines={plan.lines} />}
      {plan && canTake && (
        <div className="sticky bottom-16 mt-6 flex flex-wrap gap-2 border-t border-ink bg-paper py-3 lg:bottom-0">
          <button
            type="button"
            className={button('gold')}
            aria-disabled={take.isPending}
            onClick={() => take.isPending || take.mutate({ csv, plan: plan.plan })}
          >
            {take.isPending ? 'Importing...' : 'Import list'}
          </button>
        </div>
      )}
    </section>
  )
}
