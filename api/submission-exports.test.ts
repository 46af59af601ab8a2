import { expect, test } from 'vitest'
import { legalBlocks } from '#content/legal/legal-blocks.ts'
import { templates } from '#content/forms/templates.ts'
import { readCsv } from '#platform/text/csv.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { fieldsOf, FormDefinition } from '#domain/forms/definition/definition.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { publishLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { recordedLines } from '#domain/submissions/answer-lines.ts'
import { freeze } from '#domain/submissions/frozen.ts'
import { sampleAnswers } from '#domain/submissions/sample-answers.fixture.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'
import { aPerson, type Person } from '#test/people.ts'

const take = (who: Person, json: object) => who.request('/api/submissions/exports', { method: 'POST', json })

test('T11: a CSV has what the record has, also what is hidden by now and what came from the job, and starts no formula', async () => {
  const { submit, office } = await aFormToReview()
  const answers = { task: '=1+1', claim: 'MM-71902', other: 'Said before the field was hidden' }
  const id = await submit({ form: 'claim-sheet', answers })
  const answer = await take(office, { format: 'csv', form: 'claim-sheet' })
  expect([answer.status, answer.headers.get('form-count')]).toEqual([200, '1'])
  const csv = await answer.text()
  expect(csv).toContain(`"'=1+1"`)
  const { header, rows } = readCsv(csv, 10)
  const cells = Object.fromEntries(header.map((name, at) => [name, rows[0]?.cells[at]]))
  expect(cells).toMatchObject({
    document: id,
    claim: 'MM-71902',
    other: answers.other,
    customer: 'Nora Trillium',
  })
})

test('several forms have a row each, with a column for each field of those that are there, and start no formula', async () => {
  const { submit, office, world } = await aFormToReview()
  const log = aForm([
    {
      fields: [
        { id: 'task', type: 'short_text' },
        { id: 'hours', type: 'number' },
      ],
    },
  ])
  await publishStandardForms(world, [{ slug: 'hours-log', definition: log }])
  await submit({ form: 'claim-sheet', answers: { task: '=1+1', claim: 'MM-71902' } })
  await submit({ form: 'hours-log', answers: { task: '@SUM(A1)', hours: 6 } })
  const csv = await (await take(office, { format: 'csv', rows: 'forms' })).text()
  for (const safe of [`"'=1+1"`, `"'@SUM(A1)"`]) expect(csv).toContain(safe)
  const { header, rows } = readCsv(csv, 10)
  expect(rows).toHaveLength(2)
  const found = rows.map(({ cells }) => Object.fromEntries(header.map((name, at) => [name, cells[at]])))
  expect(found.map(({ form }) => form).toSorted()).toEqual(['claim-sheet', 'hours-log'])
  const cells = rows.flatMap(({ cells }) => cells)
  expect(cells).toEqual(expect.arrayContaining(['MM-71902', '6']))
  const each = await take(office, { format: 'csv', form: 'claim-sheet', rows: 'answers' })
  expect(readCsv(await each.text(), 10).rows.length).toBeGreaterThan(1)
  expect((await take(office, { format: 'csv', rows: 'pages' })).status).toBe(422)
})

test(
  'T11: of every standard form each value that was entered is in the CSV and in the JSON',
  { timeout: 2 * minute },
  async () => {
    const { world, office, ivy } = await aFormToReview()
    await publishLegalTexts(world, legalBlocks)
    await publishStandardForms(world, templates)
    for (const { slug, definition } of templates) {
      const form = FormDefinition.parse(definition)
      const answers = sampleAnswers(form)
      const sent = NewSubmission.parse({ form: slug, version: 1, answers, blobs: [] })
      const { body, sha256 } = await freeze(sent)
      const at = world.now()
      const row = { id: newId(), slug, version: 1, body, sha256, at, received_at: at, submitted_by: ivy.id }
      await world.db
        .insertInto('submission')
        .values({ ...row, signatures: '[]' })
        .execute()
      const csv = await (await take(office, { format: 'csv', form: slug })).text()
      const cells = readCsv(csv, 10).rows.flatMap(({ cells }) => cells)
      const lines = recordedLines({ form, answers, language: 'en' }).map(({ lines }) =>
        lines.join('\n').trim(),
      )
      expect([slug, lines.filter((line) => !cells.includes(line))]).toEqual([slug, []])
      const [json] = await (await take(office, { format: 'json', form: slug })).json()
      expect(json.answers).toEqual(JSON.parse(JSON.stringify(answers)))
      expect(Object.keys(answers).every((field) => fieldsOf(form).some(({ id }) => id === field))).toBe(true)
    }
  },
)

test('T12: what someone may not see is in no file that they take along, and its paper neither', async () => {
  const { submit, world, ...test } = await aFormToReview()
  await submit({ form: 'claim-sheet', answers: { task: 'Sorting', claim: 'MM-71902' } })
  await world.db
    .updateTable('role')
    .set({ permissions: ['intake.view', 'submissions.view', 'submissions.export'] })
    .where('name', '=', 'Marketing')
    .execute()
  const clerk = await aPerson({ world, ...test }, 'Marketing', 'Fern Teal')
  for (const format of ['csv', 'json', 'pdf']) {
    const answer = await take(clerk, { format })
    expect([format, answer.status]).toEqual([format, 200])
    const file = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect([format, file.includes('71902')]).toEqual([format, false])
    if (format === 'pdf') expect(file).toContain('Not included: it has claims')
  }
})

test('without a form a CSV has a row for each answer; a ZIP has every paper and a list of their hashes', async () => {
  const { submit, office, list } = await aFormToReview()
  await submit()
  const claim = await submit({ form: 'claim-sheet', answers: { task: 'Sorting', claim: 'MM-1' } })
  const { header, rows } = readCsv(await (await take(office, { format: 'csv' })).text(), 10)
  const at = (name: string) => header.indexOf(name)
  expect(rows.map(({ cells }) => [cells[at('form')], cells[at('question')], cells[at('answer')]])).toEqual([
    ['claim-sheet', 'Task', 'Sorting'],
    ['claim-sheet', 'Claim', 'MM-1'],
    ['daily-log', 'task', 'Extraction'],
  ])
  const zip = Buffer.from(await (await take(office, { format: 'pdf' })).arrayBuffer()).toString('latin1')
  expect(zip.startsWith('PK')).toBe(true)
  for (const id of await list()) expect(zip).toContain(`-${id}.pdf`)
  const paper = await office.request(`/api/submissions/${claim}/document.pdf`)
  expect(zip).toContain(String(paper.headers.get('etag')?.replaceAll('"', '')))
})

test('whoever took forms along is remembered, with nothing of what was answered', async () => {
  const { submit, office, world } = await aFormToReview()
  await submit()
  await take(office, { format: 'json' })
  const events = await world.db
    .selectFrom('event')
    .select(['payload', 'employee_id'])
    .where('name', '=', 'submissions.exported')
    .execute()
  expect(events).toMatchObject([{ employee_id: office.id, payload: { count: 1, format: 'json' } }])
})

test('a file that is being read ends with the session, and with the right to take forms along', async () => {
  const { submit, office, world, ...test } = await aFormToReview()
  for (const task of ['Extraction', 'Drying', 'Cleaning', 'Sorting']) await submit({ answers: { task } })
  const clerk = await aPerson({ world, ...test }, 'Office manager', 'Fern Teal')
  const ends = {
    session: () => office.request('/api/auth/logout', { method: 'POST' }),
    right: () =>
      world.db
        .updateTable('role')
        .set({ permissions: ['intake.view', 'submissions.view'] })
        .where('name', '=', 'Office manager')
        .execute(),
  }
  for (const [who, end] of [
    [office, ends.session],
    [clerk, ends.right],
  ] as const) {
    const reader = (await take(who, { format: 'json' })).body?.getReader()
    if (!reader) throw new Error('there was no file')
    expect((await reader.read()).done).toBe(false)
    await end()
    const readOn = async () => {
      while (!(await reader.read()).done);
    }
    await expect(readOn()).rejects.toMatchObject({ name: 'Error' })
  }
})
