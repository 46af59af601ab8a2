import { expect, test } from 'vitest'
import { publishLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { previewsInTurn } from '#domain/submissions/paper/preview.flow.ts'
import { dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { read } from '#platform/pdf/poppler.fixture.ts'
import { second } from '#platform/time.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const agreement = {
  format: 1,
  title: { en: 'Agreement', es: 'Acuerdo' },
  sections: [
    {
      id: 'job',
      title: { en: 'Job' },
      fields: [
        { id: 'address', type: 'short_text', label: { en: 'Address' }, fact: 'loss.address' },
        { id: 'urgent', type: 'yes_no', label: { en: 'Start today?' } },
        { id: 'unnamed', type: 'number', label: { en: '' } },
        {
          id: 'rooms',
          type: 'table',
          label: { en: 'Rooms' },
          columns: [{ id: 'r', type: 'text', label: { en: 'Room' } }],
        },
        { id: 'terms', type: 'legal', label: { en: 'Terms' }, block: 'terms', version: 1 },
        {
          id: 'why',
          type: 'handwriting',
          label: { en: 'Why it can’t wait' },
          show_if: { all: [{ field: 'urgent', op: 'is', value: 'yes' }] },
        },
        { id: 'owner', type: 'signature', label: { en: 'Owner' }, signer: 'owner' },
      ],
    },
  ],
}

async function aPress(options = {}) {
  const test = await createTestWorld(options)
  await publishStandardForms(test.world, [dailyLog])
  await publishLegalTexts(test.world, [
    { block: 'terms', version: 1, states: [], en: 'We dry it.', es: 'Lo secamos.' },
  ])
  const rosa = await aPerson(test, 'Office manager', 'Rosa Plover')
  const draw = (json: object, slug = 'agreement') =>
    rosa.request(`/api/form-templates/${slug}/preview`, { method: 'POST', json })
  const pages = async (json: object, slug?: string) => {
    const answer = await draw(json, slug)
    if (answer.status !== 200) throw new Error(await answer.text())
    return (await read(new Uint8Array(await answer.arrayBuffer()))).pages
  }
  return { ...test, rosa, draw, pages }
}

test('a half-made form is drawn as its paper, which says on every page that nobody signed it, and is stored nowhere', async () => {
  const { world, pages } = await aPress()
  const [page = '', ...others] = await pages({ definition: agreement, state: 'PA', language: 'en' })
  expect(others).toEqual([])
  expect(page).toContain('AGREEMENT')
  expect(page).toContain('Sharon, PA')
  expect(page).toContain('Without a name')
  expect(page).toContain('We dry it.')
  expect(page.split('Preview – not a signed document')).toHaveLength(3)
  expect(page).not.toContain('Why it can’t wait')
  expect(page).not.toContain('SHA-256')
  expect(await world.db.selectFrom('form_template').selectAll().execute()).toEqual([])
})

test('it is drawn with the answers of a trial and in Spanish; answers that a field doesn’t take are left out', async () => {
  const { pages } = await aPress()
  const answers = { urgent: 'yes', unnamed: 'many', nothing: 1, rooms: [{ r: 'Kitchen' }] }
  const [page = ''] = await pages({ definition: agreement, language: 'es', answers })
  expect(page).toContain('ACUERDO')
  expect(page).toContain('Vista previa: no es un documento firmado')
  expect(page).toContain('Lo secamos.')
  expect(page).toContain('Why it can’t wait')
  expect(page).not.toContain('many')
})

test('without a definition the stored form is drawn', async () => {
  const { draw, pages } = await aPress()
  expect((await pages({}, dailyLog.slug))[0]).toContain('A FORM')
  expect((await draw({}, 'nothing')).status).toBe(404)
})

test('fields that count each other are refused by name', async () => {
  const { draw } = await aPress()
  const fields = [
    { id: 'a', type: 'calculated', label: { en: 'A' }, formula: 'b + 1' },
    { id: 'b', type: 'calculated', label: { en: 'B' }, formula: 'a + 1' },
  ]
  const answer = await draw({
    definition: { ...agreement, sections: [{ id: 's', title: { en: 'S' }, fields }] },
  })
  expect(answer.status).toBe(422)
  expect((await answer.json()).findings).toMatchObject([{ code: 'cycle', field: 'a', about: 'a → b → a' }])
})

test('one person has one preview made at a time, and only so many in a while', async () => {
  const { draw, rosa } = await aPress({ limitScale: 0.01 })
  const drawn = Promise.withResolvers<void>()
  const first = previewsInTurn(() => drawn.promise, rosa.id)
  const status = async () => (await draw({ definition: agreement })).status
  expect(await status()).toBe(503)
  drawn.resolve()
  await first
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429])
})

test(
  'the largest form that may be sent is drawn in seconds, or refused',
  { timeout: 60 * second },
  async () => {
    const { draw } = await aPress()
    const words = 'water '.repeat(30).trim()
    const field = (nth: number) => ({
      id: `f${nth}`,
      type: 'table',
      label: { en: words, es: words },
      columns: Array.from({ length: 6 }, (_, at) => ({ id: `c${at}`, type: 'text', label: { en: 'Depth' } })),
      ...(nth > 0 ? { show_if: { all: [{ field: `f${nth - 1}`, op: 'not_answered' }] } } : {}),
    })
    const sections = [0, 1, 2].map((at) => ({
      id: `s${at}`,
      title: { en: 'Rooms' },
      fields: Array.from({ length: 100 }, (_, nth) => field(at * 100 + nth)),
    }))
    const began = performance.now()
    const answer = await draw({ definition: { ...agreement, sections } })
    expect(answer.status).toBe(200)
    expect(performance.now() - began).toBeLessThan(25 * second)
    sections[2]?.fields.push(field(300))
    expect((await draw({ definition: { ...agreement, sections } })).status).toBe(422)
    const tooLarge = await draw({ definition: { ...agreement, more: 'x'.repeat(600_000) } })
    expect(tooLarge.status).toBe(413)
  },
)

test('whoever may not see or change forms is refused before megabytes of theirs are parsed', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const headers = { 'Content-Type': 'application/json' }
  const send = async (method: string, path: string) =>
    (await ivy.request(path, { method, headers, body: '{"answers": [[' })).status
  expect([
    await send('POST', '/api/form-templates/daily-job-log/preview'),
    await send('PUT', '/api/form-templates/daily-job-log/draft'),
    await send('POST', '/api/form-templates'),
  ]).toEqual([403, 403, 403])
})
