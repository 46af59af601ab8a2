import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { publishLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { read } from '#platform/pdf/poppler.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import type { Language } from '#domain/preferences/language.ts'

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

const shown = { id: 'owner', type: 'signature', signer: 'owner', need: 'always', label: { en: 'Owner' } }
const onPaper = aForm([
  {
    fields: [
      {
        id: 'received',
        type: 'initials',
        signer: 'owner',
        need: 'always',
        label: { en: 'Got the notice', es: 'Recibió el aviso' },
      },
      shown,
    ],
  },
])

/** A form that was signed on paper, as the phone sends it once its photos are there. */
async function aSheet(definition = onPaper) {
  const test = await aJobToVisit()
  await publishStandardForms(test.world, [{ slug: 'agreement', definition }])
  await test.plan({ when: thisMorning, people: [test.ivy.id] })
  const pages = [await aPutPhoto(test, test.ivy), await aPutPhoto(test, test.ivy, 61)]
  const photos = pages.map((sha256) => ({ sha256 }))
  const owner = { way: 'paper', name: 'Nora Trillium', at, signed_on: '2026-11-19', photos }
  const id = newId()
  const put = async (language: Language = 'en', blobs = pages) => {
    const json = aSubmission({ form: 'agreement', job_id: test.job_id, answers: { owner }, blobs, language })
    return test.ivy.request(`/api/submissions/${id}`, { method: 'PUT', json })
  }
  const text = async () => {
    const paper = await test.ivy.request(`/api/submissions/${id}/document.pdf`)
    const { pages, alts } = await read(new Uint8Array(await paper.arrayBuffer()))
    return { text: pages.join(' ').replaceAll(/\s+/g, ' '), alts }
  }
  return { ...test, id, pages, put, text }
}

test('what was signed on paper is a form with the photos of every page of the sheet, received once', async () => {
  const { put, text, pages, world, id } = await aSheet()
  expect((await put('en', pages.slice(0, 1))).status).toBe(422)
  expect([(await put()).status, (await put()).status]).toEqual([201, 200])
  const paper = await text()
  expect(paper.text).toContain('Signed on paper on Nov 19, 2026: see the 2 photos')
  expect(paper.text).toContain('Got the notice On the signed paper')
  expect(paper.text).toMatch(/Photos of the sheet: 2 pages, added November 20, 2026 at 7:00 AM\./)
  for (const page of pages) expect(paper.text.replaceAll(' ', '')).toContain(page)
  expect(paper.alts).toContain('Owner, page 2 of 2 of the signed paper')
  const rows = await world.db.selectFrom('submission').select('signatures').where('id', '=', id).execute()
  expect(rows).toMatchObject([{ signatures: [{ way: 'paper', name: 'Nora Trillium', by_link: false }] }])
})

test('a form that was signed on paper in Spanish says so in Spanish', async () => {
  const { put, text } = await aSheet()
  expect((await put('es')).status).toBe(201)
  const paper = await text()
  expect(paper.text).toContain('Firmado en papel el 19 nov 2026: vea las 2 fotos')
  expect(paper.text).toContain('Recibió el aviso En el papel firmado')
  expect(paper.text).toContain(
    'Fotos de la hoja: 2 páginas, agregadas el 20 de noviembre de 2026 a las 7:00 a.m. ',
  )
})

test('a form that is not to be signed on paper refuses the photos of a sheet', async () => {
  const { put } = await aSheet(aForm([{ fields: [{ ...shown, not_on_paper: true }] }]))
  const refused = await put()
  expect(refused.status).toBe(422)
  expect((await refused.json()).fields).toEqual({ owner: ['This can’t be signed on paper.'] })
})

test('the hash of a paper is evidence of its job as soon as it is stored, once, and another paper in its place is found out', async () => {
  const test = await aJobToVisit()
  const { world, ivy, job_id } = test
  await publishStandardForms(world, [dailyLog])
  await test.plan({ when: thisMorning, people: [ivy.id] })
  const id = newId()
  const sent = await ivy.request(`/api/submissions/${id}`, { method: 'PUT', json: aSubmission({ job_id }) })
  const { sha256: record_sha256 } = await sent.json()
  const paper = () => ivy.request(`/api/submissions/${id}/document.pdf`)
  const [first] = await Promise.all([paper(), paper()])
  const sha256 = createHash('sha256')
    .update(new Uint8Array(await first.arrayBuffer()))
    .digest('hex')
  await paper()
  const records = await world.db.selectFrom('job_evidence').select(['kind', 'subject', 'content']).execute()
  expect(records).toEqual([{ kind: 'paper', subject: id, content: { sha256, record_sha256 } }])
  const check = async () => (await ivy.request(`/api/jobs/${job_id}/evidence`)).json()
  expect(await check()).toMatchObject({ linked: 1, broken: null, differing: 0 })
  const file_key = `papers/cc/${'c'.repeat(64)}.pdf`
  await world.db.updateTable('submission').set({ file_key }).where('id', '=', id).execute()
  expect(await check()).toMatchObject({ differences: [{ kind: 'paper', problem: 'row_changed' }] })
})
