import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { aPacketJob } from '#domain/packets/a-packet-job.fixture.ts'
import { signedAt } from '#domain/packets/papers.fixture.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import { newId } from '#platform/uuid.ts'
import { consentVersion } from './consent.ts'
import { openSigningLink } from './signer.flow.ts'
import { answerByLink } from './sign.flow.ts'
import { SignerAnswer } from './answer.ts'
import type { SigningLink } from './signing-request.ts'

export const linkInk = { height: 400, strokes: [[100, 200, 0, 300, 120, 40]] }

const owner = { id: 'owner_signature', type: 'signature', signer: 'owner', need: 'always', may_decline: true }

/** An agreement whose days to cancel count from its day, which the company signs too, and a waiver that follows it. */
export const linkForms = [
  {
    slug: 'work-authorization-ohio',
    definition: {
      ...aForm([
        {
          fields: [
            { id: 'form_date', type: 'date', need: 'always' },
            { id: 'scope', type: 'short_text', need: 'always', label: { en: 'Scope' } },
            { id: 'last_day', type: 'calculated', formula: 'last_day_to_cancel(form_date)' },
            owner,
            { ...owner, id: 'company_signature', signer: 'representative', may_decline: false },
          ],
        },
      ]),
      title: { en: 'Work authorization, OH' },
      states: ['OH' as const],
    },
  },
  {
    slug: 'emergency-waiver',
    definition: {
      ...aForm([
        {
          fields: [
            { id: 'agreement_date', type: 'date', need: 'always' },
            { id: 'last_day', type: 'calculated', formula: 'last_day_to_cancel(agreement_date)' },
            {
              id: 'decision',
              type: 'choice',
              need: 'always',
              options: [
                { id: 'waives', label: { en: 'I give it up' } },
                { id: 'keeps', label: { en: 'I keep it' } },
              ],
            },
          ],
        },
        {
          show_if: { all: [{ field: 'decision', op: 'is', value: 'waives' }] },
          fields: [{ id: 'statement', type: 'handwriting', need: 'always' }],
        },
        { fields: [owner] },
      ]),
      title: { en: 'Emergency waiver' },
    },
  },
]

/** The same agreement, with initials for the notice of cancellation. */
export const noticedForm = {
  slug: 'work-authorization-ohio',
  definition: {
    ...aForm([
      {
        fields: [
          { id: 'form_date', type: 'date', need: 'always' },
          { id: 'last_day', type: 'calculated', formula: 'last_day_to_cancel(form_date)' },
          { id: 'notices_received', type: 'initials', signer: 'owner', need: 'always' },
          owner,
        ],
      },
    ]),
    title: { en: 'Work authorization, OH' },
    states: ['OH' as const],
  },
}

export const noticeOfCancellation = {
  slug: 'notice-of-cancellation',
  definition: {
    ...aForm([
      {
        fields: [
          { id: 'signed_on', type: 'date', need: 'always' },
          { id: 'last_day', type: 'calculated', formula: 'last_day_to_cancel(signed_on)' },
          { id: 'seller', type: 'short_text', fact: 'company.name', need: 'always' },
          { id: 'seller_address', type: 'short_text', fact: 'company.address', need: 'always' },
        ],
      },
    ]),
    title: { en: 'Notice of cancellation' },
  },
}

/** A receipt with initials. */
export const initialedForm = {
  slug: 'keys',
  definition: aForm([
    { fields: [{ id: 'received', type: 'initials', signer: 'owner', need: 'always' }, owner] },
  ]),
}

const reach = { email: 'nora@trillium-family.us' }
const at = '2026-11-20T12:00:00.000Z'

/** A job whose customer can be written to, with two forms that are ready to be signed by link. */
export async function aSigning(facts: FactChanges = {}, options: Parameters<typeof aPacketJob>[1] = {}) {
  const test = await aPacketJob({ state: 'OH', ...reach, ...facts }, options)
  const { world, job_id, ivy } = test
  await publishStandardForms(world, linkForms)
  const newest = async (slug: string) => {
    const row = await world.db
      .selectFrom('form_version')
      .select('version')
      .where('slug', '=', slug)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow()
    return row.version
  }
  const filled = async (form: string, answers: object, more: object = {}) => ({
    id: newId(),
    submission_id: newId(),
    submission: NewSubmission.parse({
      form,
      version: await newest(form),
      job_id,
      language: 'en',
      answers,
      blobs: [],
      ...more,
    }),
  })
  const agreement = (more: object = {}) =>
    filled('work-authorization-ohio', {
      form_date: '2026-11-20',
      scope: 'Extraction',
      last_day: '2026-11-24',
      company_signature: signedAt(at, 'Ivy Starling'),
      ...more,
    })
  const waiver = () => filled('emergency-waiver', { agreement_date: '2026-11-20', last_day: '2026-11-24' })
  const post = (json: object, who = ivy) =>
    who.request('/api/signing-requests', { method: 'POST', json: { job_id, ...json } })
  /** Sends papers on a code, and returns where it leads. */
  async function send(papers: readonly Awaited<ReturnType<typeof filled>>[], json: object = {}) {
    const sent = { link_id: newId(), channel: 'qr', papers, ...json }
    const answer = await post(sent)
    if (answer.status !== 201)
      throw new Error(`It was answered with ${answer.status}: ${await answer.text()}`)
    const link: SigningLink = await answer.json()
    return { link_id: sent.link_id, link, token: link.address?.split('/').at(-1) ?? '' }
  }
  const act = (id: string, what: string, { who = ivy, json }: { who?: typeof ivy; json?: object } = {}) =>
    who.request(`/api/signing-requests/${id}/${what}`, { method: 'POST', ...(json && { json }) })
  const open = (token: string) => openSigningLink(world, token)
  async function signing(token: string, nth = 0, more: object = {}) {
    const view = await open(token)
    const paper = view?.papers[nth]
    return SignerAnswer.parse({
      id: newId(),
      request: paper?.row.id,
      does: 'sign',
      shown: paper?.shown,
      name: 'Nora Trillium',
      way: 'drawn',
      inks: { owner_signature: linkInk },
      consent: consentVersion,
      has_read: true,
      agrees: true,
      copy_to: 'download',
      ...more,
    })
  }
  const answer = (token: string, answer: SignerAnswer) =>
    answerByLink(world, { token, answer, device: 'phone' })
  const rows = () => world.db.selectFrom('submission').selectAll().orderBy('received_at').execute()
  return { ...test, filled, agreement, waiver, post, send, act, open, signing, answer, rows }
}
