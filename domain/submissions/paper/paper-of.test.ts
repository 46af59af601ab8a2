import { expect, test } from 'vitest'
import { aPaper } from '#content/forms/a-paper.fixture.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'

const ink = { height: 500, strokes: [[10, 10, 0, 40, 40, 20]] }
const form = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', need: 'always' },
      { id: 'notes', type: 'long_text' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      { id: 'adjuster', type: 'signature', signer: 'adjuster' },
    ],
  },
])
const owner = {
  way: 'drawn',
  name: 'Nora Trillium',
  at: '2026-11-10T18:02:00.000Z',
  ink,
  read_to_end: true,
  intends_to_sign: true,
  agrees_to_electronic: true,
  copy_to: 'email',
}
const paper = aPaper({
  slug: 'work-authorization-ohio',
  form,
  answers: { customer: 'Nora Trillium', owner },
  language: 'en',
})

test('what nobody had to answer takes no line, and who could have signed and didn’t is said once', () => {
  const printed = JSON.stringify(paper.sections)
  expect(printed).not.toContain('"–"')
  expect(printed).toContain('"name":"","role":"Adjuster","outcome":{"kind":"open","note":"Not signed"}')
})

test('a paper is quoted by its job and not by the address of its form', () => {
  expect(paper.reference).toBe('MR-2611-014')
})

test('the evidence tells of a signature who, when and how, what was agreed to, which copy was chosen, and the hash of the ink', () => {
  const fact = paper.evidence?.facts.find(({ label }) => label === 'Owner, Nora Trillium')
  expect(fact?.value).toMatch(
    /^Signed on a screen, November 10, 2026 at 1:02 PM\. Meant to sign, and agreed to sign electronically\. Had the whole text to its end\. Chose a copy by email\. SHA-256 of the ink: [0-9a-f]{64}$/,
  )
})

test('the evidence tells how the link was made behind which someone signed, and by whom', () => {
  const link = {
    request: '0199a1f0-0000-7000-8000-000000000001',
    shown: 'a'.repeat(64),
    consent: 1,
    device: 'phone',
  }
  const answers = { customer: 'Nora Trillium', owner: { ...owner, link } }
  const { evidence } = aPaper({ slug: 'work-authorization-ohio', form, answers, language: 'en' })
  const fact = evidence?.facts.find(({ label }) => label === 'Owner, Nora Trillium')
  expect(fact?.value).toContain(
    'Signed behind a link that Ivy Starling showed as a code, November 10, 2026 at 1:00 PM. Meant to sign',
  )
})

test('the evidence says of a copy only what was chosen: a download is one, and who wasn’t asked wanted none nor refused one', () => {
  const by = { ...owner, way: 'typed' }
  const { copy_to: _, ...unasked } = by
  const link = {
    request: '0199a1f0-0000-7000-8000-000000000001',
    shown: 'a'.repeat(64),
    consent: 1,
    device: 'phone',
  }
  const signatures = [
    { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
    { id: 'company', type: 'signature', signer: 'technician', need: 'always' },
  ] as const
  const factsOf = (answers: Record<string, object>) =>
    aPaper({
      slug: 'work-authorization-ohio',
      form: aForm([{ fields: [...signatures] }]),
      answers: JSON.parse(JSON.stringify(answers)),
      language: 'en',
    }).evidence?.facts.map(({ value }) => value)
  const download = expect.stringContaining('Chose to download the copy.')
  expect(factsOf({ owner: { ...by, copy_to: 'download', link } })).toContainEqual(download)
  expect(factsOf({ owner: { ...by, copy_to: 'none', link } })).toContainEqual(download)
  expect(factsOf({ owner: { ...by, copy_to: 'none' } })).toContainEqual(
    expect.stringContaining('Wanted no copy.'),
  )
  const company = JSON.stringify([
    factsOf({ company: { ...by, copy_to: 'none' } }),
    factsOf({ company: unasked }),
  ])
  expect(company).toContain('Typed name')
  expect(company).not.toMatch(/copy/)
})

test('whoever signs in place of the owner stands on the paper and in its evidence in their own capacity', () => {
  const of = (more: object) =>
    aPaper({
      slug: 'work-authorization-ohio',
      form,
      answers: { customer: 'Nora Trillium', owner: { ...owner, name: 'Paul Columbine', ...more } },
      language: 'en',
    })
  const authorized = of({ signs_as: 'authorized' })
  expect(JSON.stringify(authorized.sections)).toContain('"name":"Paul Columbine","role":"Authorized person"')
  expect(authorized.evidence?.facts.map(({ label }) => label)).toContain('Authorized person, Paul Columbine')
  const declined = { way: 'declined', reason: 'Asks first', witness: 'Theo Bittern', signs_as: 'tenant' }
  expect(JSON.stringify(of(declined).sections)).toContain('"name":"Paul Columbine","role":"Tenant"')
  expect(JSON.stringify(of({}).sections)).toContain('"name":"Paul Columbine","role":"Owner"')
})

test('the evidence tells when whoever signed got their copy, and from whom, in the language of the paper', () => {
  const copies = [
    { way: 'paper', at: '2026-11-10T18:04:00.000Z', by: 'Ivy Starling' },
    { way: 'download', at: '2026-11-10T18:05:00.000Z', by: null },
  ] as const
  const factsIn = (language: 'en' | 'es') =>
    aPaper({
      slug: 'work-authorization-ohio',
      form,
      answers: { customer: 'Nora Trillium', owner },
      language,
      copies,
    }).evidence?.facts
  expect(factsIn('en')).toContainEqual({
    label: 'Copy given on paper',
    value: 'November 10, 2026 at 1:04 PM, by Ivy Starling.',
  })
  expect(factsIn('en')).toContainEqual({
    label: 'Copy downloaded from the link',
    value: 'November 10, 2026 at 1:05 PM.',
  })
  expect(factsIn('es')?.map(({ label }) => label)).toContain('Copia entregada en papel')
})

test('the evidence names the language in which whoever signed read the summary, the choices and the agreement to sign', () => {
  const told = (read_in: 'en' | 'es', language: 'en' | 'es') =>
    aPaper({
      slug: 'work-authorization-ohio',
      form,
      answers: { customer: 'Nora Trillium', owner: { ...owner, read_in } },
      language,
    }).evidence?.facts.map(({ value }) => value)
  const inSpanish = 'Read the summary, the choices and the agreement to sign in Spanish.'
  expect(told('es', 'en')).toContainEqual(expect.stringContaining(inSpanish))
  const leyo = 'Leyó el resumen, las opciones y la aceptación de firmar en español.'
  expect(told('es', 'es')).toContainEqual(expect.stringContaining(leyo))
})
