import fc from 'fast-check'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aPaperToSign } from '#test/a-paper-to-sign.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aCall, aJob } from '#test/a-job.ts'
import type { Person } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

const email = 'nora@trillium-family.us'

/** A published form, and one that was filled in, so that everything can be done to them. */
export async function holdForms(test: TestWorld, owner: Person) {
  const { world } = test
  const { id: job_id } = await aJob(test, owner, { ...aCall, email })
  const id = newId()
  await publishStandardForms(world, [dailyLog])
  await owner.request(`/api/submissions/${id}`, { method: 'PUT', json: aSubmission({ job_id }) })
  await owner.request(`/api/submissions/${id}/document.pdf`)
  const draft = { ...dailyLog.definition, title: { en: 'Log' } }
  const saved = { method: 'PUT', json: { revision: 0, definition: draft } }
  await owner.request(`/api/form-templates/${dailyLog.slug}/draft`, saved)
  const drafts = await world.db.selectFrom('form_template').selectAll().execute()
  const paper = await aPaperToSign(world, job_id)
  await owner.request('/api/signing-requests', { method: 'POST', json: paper })
  const [{ id: request, submission }] = paper.papers
  const ready = fc
    .tuple(fc.constant(null), fc.constant(null))
    .map(() => [{ id: newId(), submission_id: newId(), submission }])
  const known: Known = {
    'signing-requests.id': fc.constantFrom(request, request, newId()),
    'signing-requests.link_id': fc.constant(null).map(() => newId()),
    'signing-requests.job_id': fc.constantFrom(job_id, job_id, job_id, newId()),
    'signing-requests.channel': fc.constantFrom('qr', 'qr', 'email', 'text'),
    'signing-requests.to': fc.constantFrom(email, '', 'someone@example.com'),
    'signing-requests.papers': fc.oneof({ weight: 4, arbitrary: ready }, fc.constant([])),
    'forms.slug': fc.constantFrom(dailyLog.slug, 'nothing'),
    'forms.version': fc.constantFrom('1', '2', '0'),
    'form-templates.slug': fc.constantFrom(dailyLog.slug, dailyLog.slug, 'key-log', 'nothing', 'x'),
    'form-templates.from': fc.constantFrom(undefined, undefined, dailyLog.slug, 'nothing'),
    'form-templates.file': fc.constantFrom(undefined, undefined, '{}', JSON.stringify(dailyLog.definition)),
    'form-templates.definition': fc.constantFrom(
      draft,
      dailyLog.definition,
      { format: 1, title: { en: '' }, sections: [] },
      { format: 1 },
    ),
    'form-templates.revision': fc.constantFrom(1, 1, 0, 2),
    'form-templates.version': fc.constantFrom(1, 1, 2, 0),
    'form-templates.title': fc.constantFrom({ en: 'Key log' }, { en: '' }, undefined),
    'form-templates.answers': fc.constantFrom({}, { task: 'Drying' }, { task: 1, photos: [] }),
    'legal-texts.block': fc.constantFrom('terms', 'terms', '9 lives'),
    'legal-texts.newest': fc.constantFrom(0, 0, 1001, 1002),
    'legal-texts.en': fc.constantFrom('We dry it.', 'We dry it well.', ''),
    'submissions.id': fc.constantFrom(id, id, ...Array.from({ length: 9 }, newId)),
    'submissions.form': fc.constant(dailyLog.slug),
    'submissions.version': fc.constantFrom(1, 1, 1, 1, 2),
    'submissions.revises': fc.constantFrom(null, null, null, null, id, newId()),
    'submissions.job_id': fc.constantFrom(null, null, null, null, newId()),
    'submissions.at': fc.constantFrom(undefined, '2026-11-20T12:00:00Z', 'yesterday'),
    'submissions.blobs': fc.constantFrom([], [], [], [], ['0'.repeat(64)]),
    'submissions.answers': fc.constantFrom(
      { task: 'Extraction' },
      { task: 'Demolition' },
      { task: 'Drying' },
      { task: 'Extraction', start: '08:00', finish: '09:30', hours: 1.5 },
      { task: 'Extraction', hours: 'many' },
      { other: { nested: [[[]]] } },
      {},
    ),
    'submissions.decision': fc.constantFrom('approve', 'request-fix', 'amend', 'void', 'undo'),
    'submissions.revision': fc.constantFrom(1, 1, 2),
    'submissions.reason': fc.constantFrom('Add the hours.', undefined),
    'submissions.format': fc.constantFrom('csv', 'json', 'pdf', 'xml'),
    'submissions.message_id': fc.constantFrom(newId(), newId(), 'none'),
    'submissions.to': fc.constantFrom(email, email, 'someone@example.com', ''),
    'submissions.field': fc.constantFrom(undefined, 'task', 'nothing'),
    'submissions.by': fc.constantFrom(owner.id, newId(), undefined),
    'submissions.job': fc.constantFrom(newId(), undefined),
  }
  return {
    known,
    async restore() {
      const { db } = world
      await db.deleteFrom('form_template').execute()
      const begun = drafts.map((row) => ({ ...row, draft: JSON.stringify(row.draft) }))
      await db.insertInto('form_template').values(begun).execute()
      await db.deleteFrom('legal_text').execute()
      await db.deleteFrom('form_version').where('version', '>', 1).execute()
      await db.deleteFrom('signing_request').where('id', '!=', request).execute()
      const open = { state: 'open', settled_at: null, settled_by: null, taken_back_at: null } as const
      await db
        .updateTable('signing_request')
        .set({ ...open, link_id: paper.link_id })
        .execute()
      await db.deleteFrom('signing_link').where('id', '!=', paper.link_id).execute()
      await world.db.deleteFrom('submission').where('id', '!=', id).where('revises', 'is not', null).execute()
      await world.db.deleteFrom('submission').where('id', '!=', id).execute()
      const fresh = {
        state: 'submitted',
        reason: null,
        fix_field: null,
        decided_from: null,
        decided_at: null,
        decided_by: null,
        revision: 1,
      } as const
      await world.db.updateTable('submission').set(fresh).execute()
    },
  }
}
