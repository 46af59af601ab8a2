import { expect, test } from 'vitest'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import type { FormDraft } from '#domain/forms/template.ts'
import { aSubmission, dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { minute } from '#platform/time.ts'
import { aJob } from '#test/a-job.ts'
import { anOfficeWithForms } from '#test/an-office-with-forms.ts'

const { slug } = dailyLog
const logOf = (title: string): FormDraft => ({ ...dailyLog.definition, title: { en: title } })
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

test('the office drafts a form, the owner publishes it, and phones are offered the new version', async () => {
  const { dana, rosa, get, save, publish, events } = await anOfficeWithForms()
  expect(await get('/api/form-templates')).toEqual([
    {
      ...titled('A form'),
      published: { version: 1, at: expect.any(String), by: null },
      draft: null,
      revision: 0,
    },
  ])
  const saved = await (await save(0, logOf('Daily log of the crew'))).json()
  expect(saved).toMatchObject({
    revision: 1,
    draft: { based_on: 1, saved_by: 'Rosa Plover' },
    title: { en: 'A form' },
  })
  expect(await (await save(0, logOf('Daily log of the crew'))).json()).toEqual(saved)
  expect(await codeOf(await publish(1, rosa))).toEqual([403, 'not-permitted'])

  const published = await (await publish(1)).json()
  expect(published).toMatchObject({ revision: 2, draft: null, published: { version: 2, by: 'Dana Reyes' } })
  expect(await (await publish(1)).json()).toEqual(published)
  const offered = await (await rosa.request('/api/forms')).json()
  expect(offered).toMatchObject([{ slug, version: 2, title: { en: 'Daily log of the crew' } }])
  expect(await get(`/api/form-templates/${slug}/versions?limit=1`)).toMatchObject({
    items: [{ version: 2 }],
    next: '2',
  })
  expect(await get(`/api/form-templates/${slug}/versions?limit=1&cursor=2`)).toMatchObject({
    items: [{ by: null }],
    next: null,
  })
  expect(await events()).toEqual(['form.drafted', 'form.published'])
  expect((await dana.request('/api/audit')).status).toBe(200)
})

test('of two people who save at once one is told what the other saved, and nothing is overwritten', async () => {
  const { dana, get, save } = await anOfficeWithForms()
  const answers = await Promise.all([save(0, logOf('Rosa’s')), save(0, logOf('Dana’s'), { who: dana })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const template = await get()
  const [refused] = answers.filter(({ status }) => status === 409)
  expect(await refused?.json()).toMatchObject({ code: 'template-moved-on', current: template })
  expect(template).toMatchObject({ revision: 1 })
})

test('a screen that was left open can’t overwrite a draft that was begun after it was published or discarded', async () => {
  const { rosa, at, save, publish } = await anOfficeWithForms()
  await save(0, logOf('First'))
  await publish(1)
  expect(await codeOf(await save(1, logOf('Late')))).toEqual([409, 'template-moved-on'])
  expect((await save(2, logOf('Second'))).status).toBe(200)
  const discarded = await (await rosa.request(`${at}/draft?revision=3`, { method: 'DELETE' })).json()
  expect(discarded).toMatchObject({ discarded: logOf('Second'), template: { draft: null, revision: 4 } })
  expect(await codeOf(await save(3, logOf('Late')))).toEqual([409, 'template-moved-on'])
  expect(await (await save(4, discarded.discarded)).json()).toMatchObject({
    draft: { definition: logOf('Second') },
  })
  expect(await codeOf(await rosa.request(`${at}/draft?revision=4`, { method: 'DELETE' }))).toEqual([
    409,
    'template-moved-on',
  ])
})

test('one person’s saves are one event for a while', async () => {
  const { dana, save, events, wait } = await anOfficeWithForms()
  await save(0, logOf('A'))
  await save(1, logOf('B'))
  expect(await events()).toEqual(['form.drafted'])
  await save(2, logOf('C'), { who: dana })
  wait(11 * minute)
  await save(3, logOf('D'), { who: dana })
  expect(await events()).toHaveLength(3)
})

test('a form with faults is not published: all that the checks find is answered', async () => {
  const { save, publish, get } = await anOfficeWithForms()
  const cycle = [
    { id: 'a', type: 'calculated', label: { en: 'A' }, formula: 'b + 1' },
    { id: 'b', type: 'calculated', label: { en: '' }, formula: 'a + 1' },
  ]
  await save(0, { ...logOf('Log'), sections: [{ id: 'work', title: { en: 'Work' }, fields: cycle }] })
  const answer = await publish(1)
  const { code, findings } = await answer.json()
  expect([answer.status, code]).toEqual([422, 'form-has-faults'])
  expect(findings).toEqual(
    expect.arrayContaining([
      { code: 'incomplete', field: 'b', blocks: true, about: 'Write it in English.' },
      { code: 'cycle', field: 'a', blocks: true, about: 'a → b → a' },
    ]),
  )
  expect(await get()).toMatchObject({ published: { version: 1 }, draft: {}, revision: 1 })
})

test('what is the same as the newest version is not published again', async () => {
  const { save, publish } = await anOfficeWithForms()
  await save(0, dailyLog.definition)
  expect(await codeOf(await publish(1))).toEqual([409, 'form-unchanged'])
  expect(await codeOf(await publish(0))).toEqual([409, 'template-moved-on'])
})

test('what is filled in while a new version is published stays on the one with which it began', async () => {
  const { dana, world, save, publish, ...test } = await anOfficeWithForms()
  const { id: job_id } = await aJob({ world, ...test }, dana)
  await save(0, logOf('Next'))
  await publish(1)
  const sent = await dana.request(`/api/submissions/${newId()}`, {
    method: 'PUT',
    json: aSubmission({ job_id }),
  })
  expect(sent.status).toBe(201)
  expect((await (await dana.request(`/api/forms/${slug}/versions/1`)).json()).definition.title.en).toBe(
    'A form',
  )
})

test('what the company published is never replaced by what comes with the product', async () => {
  const { world, get, save, publish } = await anOfficeWithForms()
  await save(0, logOf('Ours'))
  await publish(1)
  await publishStandardForms(world, [{ slug, definition: logOf('Theirs') }])
  expect(await get()).toMatchObject({ published: { version: 2, definition: { title: { en: 'Ours' } } } })
})

test('an earlier version becomes the draft, and from it the next version', async () => {
  const { rosa, at, get, save, post, publish } = await anOfficeWithForms()
  await save(0, logOf('Second'))
  await publish(1)
  expect(await codeOf(await post(`${at}/restore`, { version: 9, revision: 2 }, rosa))).toEqual([
    404,
    'form-not-found',
  ])
  expect(await codeOf(await post(`${at}/restore`, { version: 1, revision: 1 }, rosa))).toEqual([
    409,
    'template-moved-on',
  ])
  const restored = await (await post(`${at}/restore`, { version: 1, revision: 2 }, rosa)).json()
  expect(restored).toMatchObject({
    revision: 3,
    draft: { based_on: 2, definition: { title: { en: 'A form' } } },
  })
  await publish(3)
  expect(await get()).toMatchObject({ published: { version: 3, definition: { title: { en: 'A form' } } } })
})

function titled(title: string) {
  return { slug, title: { en: title }, states: [], retired_at: null, packets: [] }
}
