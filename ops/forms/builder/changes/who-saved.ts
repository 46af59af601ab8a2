import type { FormTemplate } from '#domain/forms/template.ts'

/** What happened elsewhere to a form that was changed here, as a sentence. */
export function whoSaved(
  { draft, published }: Pick<FormTemplate, 'draft' | 'published'>,
  me: string | undefined,
  when: string,
): string {
  if (isOwn({ draft }, me))
    return `You saved this form in another window${when}, while you were changing it here.`
  const who = draft?.saved_by ?? published?.by ?? 'Someone else'
  return `${who} ${draft ? 'saved' : 'published'} this form${when}, while you were changing it.`
}

/** Whether it was the same person, in another window. */
export function isOwn({ draft }: Pick<FormTemplate, 'draft'>, me: string | undefined) {
  return me !== undefined && draft?.saver_id === me
}
