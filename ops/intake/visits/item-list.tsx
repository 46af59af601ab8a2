import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import * as z from 'zod'
import type { VisitItem } from '#domain/visits/visit.ts'
import { newId } from '#platform/uuid.ts'
import { problemOf } from '../../problem.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { clockWords } from '../../ui/clock.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { invalidateVisits } from '../visit-queries.ts'
import { addItem, changeItem } from '../visits-api.ts'

const longestItem = 300
const Draft = z.object({ text: z.string() }).partial()

type ItemListProps = {
  jobId: string
  items: readonly VisitItem[]
  /** At which visit it is done, where someone is at one. */
  visitId: string | null
  mayWork: boolean
}

/** What is still to be done at a job. It belongs to no visit: what stays open stands at the next one. */
export function ItemList({ jobId, items, visitId, mayWork }: ItemListProps) {
  const visits = useVisitWords()
  const { problems, locale } = useWords()
  const { noItems } = useJobWords()
  const isLost = useIsLost()
  const words = visits.items
  const now = useNow()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ id, done }: { id: string; done: boolean }) =>
      changeItem(id, { done, at: new Date().toISOString(), ...(done && visitId && { visit_id: visitId }) }),
    onSettled: () => invalidateVisits(client),
  })
  return (
    <section aria-labelledby="items" className="max-w-2xl border-t-2 border-ink pt-2">
      <h2 id="items" className="text-xl uppercase">
        {words.title}
      </h2>
      <p className="text-sm text-muted">{words.lead}</p>
      {mayWork && isLost && <p className="mt-2 text-sm text-muted">{noItems}</p>}
      {items.length === 0 && <p className="mt-2 text-muted">{words.none}</p>}
      <ul className="mt-1 divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <CheckField
              label={item.text}
              hint={
                item.done_at
                  ? words.done(item.done_by ?? '', clockWords(new Date(item.done_at), now, locale))
                  : `${item.by}, ${clockWords(new Date(item.created_at), now, locale)}`
              }
              checked={
                change.variables?.id === item.id && change.isPending
                  ? change.variables.done
                  : item.done_at !== null
              }
              disabled={!mayWork || isLost}
              onChange={({ target }) => change.mutate({ id: item.id, done: target.checked })}
            />
          </li>
        ))}
      </ul>
      {change.error && <Notice title={problemOf(change.error, problems).detail} />}
      {mayWork && !isLost && <NewItem jobId={jobId} />}
    </section>
  )
}

/** What is typed stays on the device until it is added. */
function NewItem({ jobId }: { jobId: string }) {
  const visits = useVisitWords()
  const { ui, problems } = useWords()
  const client = useQueryClient()
  const userId = useUser()?.id ?? ''
  const [id, setId] = useState(newId)
  const { values, change, clear } = useDraftForm({
    key: `${userId}:visit-item:${jobId}`,
    base: { text: '' },
    schema: Draft,
  })
  const add = useMutation({
    mutationFn: (text: string) => addItem(jobId, { id, text }),
    async onSuccess() {
      clear()
      setId(newId())
      await invalidateVisits(client)
    },
    onError(error) {
      // Another text was added under this id, and the answer was lost: this one becomes an item of its own.
      if (problemOf(error).code === 'item-differs') setId(newId())
    },
  })
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const text = values.text.trim().toWellFormed()
    if (text && !add.isPending) add.mutate(text)
  }
  return (
    <form className="mt-2 space-y-2" onSubmit={submit}>
      <div className="flex items-end gap-2 cramped:block">
        <div className="min-w-0 flex-1">
          <Field
            label={visits.items.add}
            maxLength={longestItem}
            autoComplete="off"
            value={values.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </div>
        <button type="submit" className={`min-h-12! ${button('plain')}`} aria-disabled={add.isPending}>
          {add.isPending ? ui.saving : visits.items.save}
        </button>
      </div>
      {add.error && <Notice title={problemOf(add.error, problems).detail} />}
    </form>
  )
}
