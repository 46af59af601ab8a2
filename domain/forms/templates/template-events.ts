import * as z from 'zod'
import { company } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { FormSlug } from '../form-slug.ts'

/** What every event of a form says. Nothing of its words is in it: the versions have them. */
const told = { company_id: z.uuid(), form: FormSlug }

const ofDraft = {
  subjects: ['company_id'],
  payload: z.object(told),
  audience: { permission: 'templates.view', reach: 'any' },
  stale: ['form-templates'],
} as const

/** Whoever fills in forms reads the list again: it offers other ones now. */
const ofOffered = {
  subjects: ['company_id'],
  audience: { permission: 'forms.fill', reach: 'any' },
  stale: ['forms', 'form-templates'],
} as const

function audit(label: string, did: string, happened: string) {
  return { ...company(label, did, happened), also: 'templates.view' } as const
}

export const formDrafted = defineEvent('form.drafted', {
  ...ofDraft,
  audit: audit('Form changed as a draft', 'changed the draft of a form', 'the draft of a form was changed'),
})
export const formDraftDiscarded = defineEvent('form.draft_discarded', {
  ...ofDraft,
  audit: audit(
    'Draft of a form discarded',
    'discarded the draft of a form',
    'the draft of a form was discarded',
  ),
})
export const formPublished = defineEvent('form.published', {
  ...ofOffered,
  payload: z.object({ ...told, version: z.int() }),
  audit: audit('Form published', 'published a form', 'a form was published'),
})
export const formRetired = defineEvent('form.retired', {
  ...ofOffered,
  payload: z.object(told),
  audit: audit('Form retired', 'retired a form', 'a form was retired'),
})
export const formOfferedAgain = defineEvent('form.offered_again', {
  ...ofOffered,
  payload: z.object(told),
  audit: audit('Form offered again', 'offered a form again', 'a form was offered again'),
})
