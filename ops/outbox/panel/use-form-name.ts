import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { jobKey } from '../../intake/invalidate-queries.ts'
import { leadQuery } from '../../submissions/queries.ts'
import { useWords } from '../../words/use-words.ts'
import { customerOf, formWords, type UnsavedForm } from './unsaved-forms.ts'

// What reads a job knows all of its schema, which the list of unsent work does without.
const Named = z.object({ name: z.string().nullable() })

/** What a form is called, and whose it is as far as this page has read that; null where it is no customer’s. */
export function useFormName() {
  const client = useQueryClient()
  const { choices, desk, field } = useWords()
  return (form: UnsavedForm) => {
    const id = customerOf(form)
    const what = formWords(form, field.forms)
    if (id === null) return { whose: null, what }
    const job = Named.safeParse(client.getQueryData([...jobKey, id])).data
    const known = client.getQueryData(leadQuery(id).queryKey) ?? job
    return { whose: known ? choices.name(known.name) : desk.oneOfYours, what }
  }
}

/** "Edith Columbine: Customer". */
export function fullName({ whose, what }: { whose: string | null; what: string }) {
  return whose === null ? what : `${whose}: ${what}`
}
