import { expect, test } from 'vitest'
import * as z from 'zod'
import { signedAt } from '#domain/packets/papers.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aCall, aJob } from '#test/a-job.ts'
import type { Language } from '#domain/preferences/language.ts'
import { aSignedPaper } from './a-signed-paper.fixture.ts'

const agreement = 'work-authorization-ohio'
const company = (name: string) => signedAt('2026-11-20T12:30:00.000Z', name)

test('a fix keeps a signature by link while nothing changes but who signed for the company, and so does a fix of that', async () => {
  const { id, answers, more, put, decide } = await aSignedPaper()
  const fix = { id: newId(), revises: id }
  const fixed = { ...answers, company_signature: company('Rosa Plover') }
  expect((await put(agreement, fixed, { ...more, ...fix })).status).toBe(201)
  await decide(fix.id, 'request-fix', { revision: 1, reason: 'Ivy signs it.' })
  const again = { ...answers, company_signature: company('Ivy Starling') }
  expect((await put(agreement, again, { ...more, revises: fix.id })).status).toBe(201)
})

test('nobody makes up a signature by link, or changes one', async () => {
  const { id, answers, more, put, rows } = await aSignedPaper()
  const given = z.looseObject({}).parse(answers['owner_signature'])
  const link = { request: newId(), shown: 'a'.repeat(64), consent: 1, device: 'phone' }
  for (const owner_signature of [
    { ...given, name: 'Someone Else' },
    { ...given, link },
  ])
    expect((await put(agreement, { ...answers, owner_signature }, { ...more, revises: id })).status).toBe(422)
  expect(await rows()).toHaveLength(1)
})

test('a fix that says something else, or says it in another language, is signed anew', async () => {
  const { id, answers, more, put } = await aSignedPaper()
  const fix = (changed: object, language: Language = 'en') =>
    put(agreement, { ...answers, ...changed }, { ...more, revises: id, language })
  const changed = { scope: 'Extraction, drying and repairs' }
  const refused = await fix(changed)
  expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { owner_signature: {} } }])
  expect((await fix({}, 'es')).status).toBe(422)
  expect((await fix({ ...changed, owner_signature: signedAt('2026-11-20T12:30:00.000Z') })).status).toBe(201)
})

test('a signature by link is good for its own paper alone: for no copy of it, no other job, no other form and no other field', async () => {
  const { id, answers, more, put, waiver, office, marcus, rows, ...test } = await aSignedPaper()
  const { owner_signature } = answers
  const { version } = (await waiver()).submission
  const other = await aJob(test, marcus, { ...aCall, state: 'OH' })
  const waived = { agreement_date: '2026-11-20', last_day: '2026-11-24', decision: 'keeps', owner_signature }
  const copies = [
    put(agreement, answers, more),
    put(agreement, { ...answers, scope: 'Everything' }, more),
    put(agreement, answers, { ...more, job_id: other.id, who: office }),
    put('emergency-waiver', waived, { version, who: office }),
    put(agreement, { ...answers, company_signature: owner_signature }, { ...more, revises: id }),
  ]
  for (const copy of copies) expect((await copy).status).toBe(422)
  expect(await rows()).toHaveLength(1)
})

test('what was signed anew is not brought back to the earlier signature by link', async () => {
  const { id, answers, more, put, decide } = await aSignedPaper()
  const fix = { id: newId(), revises: id }
  const owner_signature = signedAt('2026-11-20T12:30:00.000Z')
  const changed = { ...answers, scope: 'Extraction and drying', owner_signature }
  expect((await put(agreement, changed, { ...more, ...fix })).status).toBe(201)
  await decide(fix.id, 'request-fix', { revision: 1, reason: 'Check the scope.' })
  expect((await put(agreement, answers, { ...more, revises: fix.id })).status).toBe(422)
})
