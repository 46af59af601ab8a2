import { expect, test } from 'vitest'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { aSubmission } from '#domain/submissions/a-submission.fixture.ts'
import { read } from '#platform/pdf/poppler.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'

const ink = { height: 400, strokes: [[100, 200, 0, 300, 120, 40, 500, 260, 90]] }
const at = '2026-11-20T12:00:00.000Z'
const consent = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true, copy_to: 'none' }
const form = aForm([
  {
    fields: [
      { id: 'task', type: 'short_text', label: { en: 'Task' } },
      { id: 'photos', type: 'photos', label: { en: 'Front of house' } },
      { id: 'terms', type: 'legal', block: 'service_terms', version: 1, label: { en: 'Terms' } },
      { id: 'owner', type: 'signature', signer: 'owner', label: { en: 'Signature' } },
    ],
  },
])

test('a filled form is a paper with its answers, photos, legal text, signature and hashes, and stays the same bytes', async () => {
  const test = await aJobToVisit()
  const { world, ivy, theo, job_id, number } = test
  const terms = { block: 'service_terms', version: 1, states: [], en: 'You may stop the work at any time.' }
  await publishLegalTexts(world, [terms])
  await publishStandardForms(world, [{ slug: 'agreement', definition: form }])
  await test.plan({ when: thisMorning, people: [ivy.id] })
  const photo = await aPutPhoto(test, ivy)
  const id = newId()
  const answers = {
    task: 'Extraction',
    photos: [{ sha256: photo, caption: 'Porch' }],
    owner: { way: 'drawn', name: 'Nora Trillium', at, ink, ...consent },
  }
  const json = aSubmission({ form: 'agreement', job_id, answers, blobs: [photo] })
  const put = await ivy.request(`/api/submissions/${id}`, { method: 'PUT', json })
  expect(put.status).toBe(201)
  const { sha256 } = await put.json()

  const paper = await ivy.request(`/api/submissions/${id}/document.pdf`)
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytes = new Uint8Array(await paper.arrayBuffer())
  const { pages, standard } = await read(bytes)
  const text = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const words of [
    number,
    'Extraction',
    'Porch',
    'Nora Trillium',
    'Ivy Starling',
    terms.en,
    'have counsel review',
  ])
    expect(text).toContain(words)
  for (const hash of [sha256, photo]) expect(text.replaceAll(' ', '')).toContain(hash)
  expect(standard).toBe('1')

  await publishStandardForms(world, [
    { slug: 'agreement', definition: { ...form, title: { en: 'Another' } } },
  ])
  const again = await ivy.request(`/api/submissions/${id}/document.pdf`)
  expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(bytes))
  expect((await theo.request(`/api/submissions/${id}/document.pdf`)).status).toBe(404)
})
