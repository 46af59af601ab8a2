import { useMutation } from '@tanstack/react-query'
import { useEffect, type SubmitEvent } from 'react'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { useIsTextStored } from '../../outbox/panel/use-outbox.ts'
import { problemOf } from '../../problem.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'

const longestItem = 300
/** With the ID that it will have: what a killed browser left in the form may be added already. */
const Draft = z.object({ text: z.string(), id: z.uuid() }).partial()

/** What is typed stays on the device until it is added. */
export function NewItem({ job }: { job: { id: string; name: string | null } }) {
  const visits = useVisitWords()
  const { ui, problems } = useWords()
  const userId = useUser()?.id ?? ''
  const { values, change, clear } = useDraftForm({
    key: `${userId}:visit-item:${job.id}`,
    base: { text: '', id: '' },
    schema: Draft,
  })
  const type = (text: string) => (text ? change({ text, id: values.id || newId() }) : clear())
  const add = useMutation({
    mutationFn: ({ text, id }: typeof values) => submitWrite(job, { kind: 'item', text }, id),
    onSuccess: clear,
    onError(error) {
      // Another text was added under this id, and the answer was lost: this one becomes an item of its own.
      if (problemOf(error).code === 'item-differs') change({ id: newId() })
    },
  })

  const isAddedBefore = useIsTextStored(values) && add.isIdle
  useEffect(() => {
    if (isAddedBefore) clear()
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const text = values.text.trim().toWellFormed()
    if (text && !add.isPending) add.mutate({ ...values, text })
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
            onChange={({ target }) => type(target.value)}
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
