import { expect, test } from 'vitest'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import type { FormDraft } from '#domain/forms/template.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aJob } from '#test/a-job.ts'
import { anOfficeWithForms } from '#test/an-office-with-forms.ts'

const { slug } = dailyLog
const logOf = (title: string): FormDraft => ({ ...dailyLog.definition, title: { en: title } })
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

test('a new form begins empty or as a copy, under a name of its own', async () => {
  const { rosa, get, post } = await anOfficeWithForms()
  const begin = (json: object, who = rosa) => post('/api/form-templates', json, who)
  const made = await (await begin({ slug: 'key-log', title: { en: 'Key log' } })).json()
  expect(made).toMatchObject({
    slug: 'key-log',
    published: null,
    revision: 1,
    draft: { based_on: null, definition: { sections: [] } },
  })
  expect(await (await begin({ slug: 'key-log', title: { en: 'Key log' } })).json()).toEqual(made)
  expect(await codeOf(await begin({ slug: 'key-log', title: { en: 'Keys' } }))).toEqual([
    409,
    'form-name-taken',
  ])
  expect(await codeOf(await begin({ slug, title: { en: 'Log' } }))).toEqual([409, 'form-name-taken'])
  const copy = await (await begin({ slug: 'night-log', title: { en: 'Night log' }, from: slug })).json()
  expect(copy.draft.definition).toEqual({ ...dailyLog.definition, title: { en: 'Night log' } })
  expect(await codeOf(await begin({ slug: 'other', from: 'nothing' }))).toEqual([404, 'form-not-found'])
  expect((await get('/api/form-templates')).map((row: { slug: string }) => row.slug)).toEqual([
    slug,
    'key-log',
    'night-log',
  ])

  const gone = await (
    await rosa.request('/api/form-templates/key-log/draft?revision=1', { method: 'DELETE' })
  ).json()
  expect(gone).toMatchObject({ template: null, discarded: { title: { en: 'Key log' } } })
  expect(await codeOf(await rosa.request('/api/form-templates/key-log'))).toEqual([404, 'form-not-found'])
  const again = await (await begin({ slug: 'key-log', definition: gone.discarded })).json()
  expect(again).toMatchObject({ revision: 3, draft: { definition: gone.discarded } })
})

test('a form is exported as a file from which it can be begun again', async () => {
  const { rosa, at, save, post } = await anOfficeWithForms()
  const exported = await rosa.request(`${at}/export?version=1`)
  expect(exported.headers.get('content-disposition')).toBe(`attachment; filename="${slug}-1.json"`)
  const file = await exported.text()
  await save(0, logOf(''))
  const draft = await rosa.request(`${at}/export`)
  expect(draft.headers.get('content-disposition')).toBe(`attachment; filename="${slug}-draft.json"`)
  for (const [name, text] of [
    ['one', file],
    ['two', await draft.text()],
  ] as const) {
    const made = await (await post('/api/form-templates', { slug: name, file: text }, rosa)).json()
    expect(await (await rosa.request(`/api/form-templates/${name}/export`)).text()).toBe(text)
    expect(made.revision).toBe(1)
  }
  expect((await rosa.request(`${at}/export?version=7`)).status).toBe(404)
})

test('a file that is no form is refused with every fault and its place', async () => {
  const { rosa, post, get } = await anOfficeWithForms()
  const answer = await post('/api/form-templates', { slug: 'broken', file: '{"format": 1,' }, rosa)
  expect(answer.status).toBe(422)
  expect((await answer.json()).fields.file).toEqual([expect.stringMatching(/^This file isn’t valid JSON\./)])
  expect(await get('/api/form-templates')).toHaveLength(1)
})

test('a retired form is offered no more, what was begun with it is still taken, and it can come back', async () => {
  const { dana, rosa, world, at, get, events, ...test } = await anOfficeWithForms()
  const { id: job_id } = await aJob({ world, ...test }, dana)
  const retire = (retired: boolean, who = dana) =>
    who.request(`${at}/retired`, { method: 'PUT', json: { retired } })
  expect(await codeOf(await retire(true, rosa))).toEqual([403, 'not-permitted'])
  const retired = await (await retire(true)).json()
  expect(retired).toMatchObject({ retired_at: expect.any(String), retired_by: 'Dana Reyes' })
  expect(await (await retire(true)).json()).toEqual(retired)
  expect(await (await rosa.request('/api/forms')).json()).toEqual([])
  const sent = await dana.request(`/api/submissions/${newId()}`, {
    method: 'PUT',
    json: aSubmission({ job_id }),
  })
  expect(sent.status).toBe(201)
  await retire(false)
  expect(await (await rosa.request('/api/forms')).json()).toHaveLength(1)
  expect(await events()).toEqual(['form.retired', 'form.offered_again'])
  expect(await get()).toMatchObject({ retired_at: null, revision: 0 })
})

test('a form without which jobs are held up can’t be retired', async () => {
  const { dana, world } = await anOfficeWithForms()
  await publishStandardForms(world, [{ slug: 'work-authorization-ohio', definition: dailyLog.definition }])
  const path = '/api/form-templates/work-authorization-ohio'
  expect(
    await codeOf(await dana.request(`${path}/retired`, { method: 'PUT', json: { retired: true } })),
  ).toEqual([409, 'form-needed'])
  expect((await (await dana.request(path)).json()).packets).toContain('Water packet')
})
