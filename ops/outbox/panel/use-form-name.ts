import { useQueryClient } from '@tanstack/react-query'
import { jobRead } from '../../intake/job-queries.ts'
import { leadQuery } from '../../submissions/queries.ts'
import { useWords } from '../../words/use-words.ts'
import { customerOf, formWords, type UnsavedForm } from './unsaved-forms.ts'

/** What a form is called with whose it is, as far as this page has read that: "Edith Columbine: Customer". */
export function useFormName() {
  const client = useQueryClient()
  const { choices, desk, field } = useWords()
  return (form: UnsavedForm) => {
    const id = customerOf(form)
    const what = formWords(form, field.forms)
    if (id === null) return what
    const known = client.getQueryData(leadQuery(id).queryKey) ?? client.getQueryData(jobRead(id).queryKey)
    return `${known ? choices.name(known.name) : desk.oneOfYours}: ${what}`
  }
}
