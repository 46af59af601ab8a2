import * as z from 'zod'

/** Part of the addresses and records that name a form: it stays, whatever the form is called later. Without the shapes of forms beside it. */
export const FormSlug = z.string().regex(/^[a-z][a-z0-9-]{1,59}$/, 'Form not found.')
