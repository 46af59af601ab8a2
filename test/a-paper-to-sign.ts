import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import type { World } from '#platform/world.ts'
import { newId } from '#platform/uuid.ts'

/** A form that the customer alone signs. */
export const receiptForm = {
  slug: 'receipt',
  definition: aForm([
    {
      fields: [
        { id: 'what', type: 'short_text', need: 'always' },
        { id: 'owner_signature', type: 'signature', signer: 'owner', need: 'always', may_decline: true },
      ],
    },
  ]),
}

/** It filled in, and the code on which it goes out to be signed. */
export async function aPaperToSign(world: World, job_id: string) {
  await publishStandardForms(world, [receiptForm])
  const submission = NewSubmission.parse({
    form: receiptForm.slug,
    version: 1,
    job_id,
    answers: { what: 'Two keys' },
    blobs: [],
  })
  const papers = [{ id: newId(), submission_id: newId(), submission }] as const
  return { link_id: newId(), channel: 'qr', job_id, papers } as const
}
