import * as z from 'zod'
import { aSigning } from './a-signing.fixture.ts'

const Stored = z.object({ answers: z.record(z.string(), z.json()) })

/** An agreement that was signed behind a link, and is open for a fix. */
export async function aSignedPaper() {
  const test = await aSigning()
  const paper = await test.agreement()
  const { token } = await test.send([paper])
  await test.answer(token, await test.signing(token))
  const id = paper.submission_id
  await test.decide(id, 'request-fix', { revision: 1, reason: 'Sign for the company.' })
  const [{ body = '' } = {}] = await test.rows()
  const { answers } = Stored.parse(JSON.parse(body))
  const more = { version: paper.submission.version, language: 'en' } as const
  return { ...test, id, answers, more }
}
