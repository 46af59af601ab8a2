import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentCode } from '#domain/submissions/document-code.ts'
import { openLog } from '#platform/log.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'
import { linesOfMain } from '#test/main-text.ts'
import { openDoors } from './open-doors.ts'

const secretive = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

async function aDocument() {
  const lines: string[] = []
  const test = await aFormToReview({ log: openLog('trace', { write: (line) => void lines.push(line) }) })
  const id = await test.submit({ form: 'claim-sheet', answers: { task: 'Sorting', claim: 'MM-71902' } })
  const paper = await test.office.request(`/api/submissions/${id}/document.pdf`)
  const sha256 = createHash('sha256')
    .update(Buffer.from(await paper.arrayBuffer()))
    .digest('hex')
  const { ask } = await openDoors(test)
  const compare = (hash: string) =>
    ask(`/verify/${id}`, { method: 'POST', body: new URLSearchParams({ sha256: hash }) })
  return { ...test, id, sha256, ask, compare, lines }
}

test(
  'the address of a paper tells its day and that it counts, and nothing of what stands on it or of its hash',
  { timeout: minute },
  async () => {
    const { id, sha256, ask, submit, lines, number } = await aDocument()
    const answer = await ask(`/verify/${id}`)
    const html = await answer.text()
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([200, secretive])
    expect(linesOfMain(html).join(' ')).toContain('Current')
    expect(linesOfMain(html).join(' ')).toContain('November 20, 2026')
    for (const hidden of [sha256, 'MM-71902', 'Sorting', 'Trillium', 'Starling', 'claim-sheet', number])
      expect([hidden, html.includes(hidden)]).toEqual([hidden, false])
    await submit({ revises: id, form: 'claim-sheet', answers: { task: 'Other' } })
    expect(linesOfMain(await (await ask(`/verify/${id}/`)).text()).join(' ')).toContain('Superseded')
    expect(lines.join('')).not.toContain(id)
    expect(lines.join('')).toContain('/verify/{}')
  },
)

test(
  'who sends the hash of a file learns whether it is ours, without a script and without a trace',
  { timeout: minute },
  async () => {
    const { sha256, compare, lines } = await aDocument()
    const said = async (hash: string) => {
      const answer = await compare(hash)
      return [answer.status, linesOfMain(await answer.text()).join(' ')] as const
    }
    expect(await said(` ${sha256.toUpperCase()}  paper.pdf`)).toEqual([
      200,
      expect.stringContaining('is ours'),
    ])
    expect(await said('0'.repeat(64))).toEqual([200, expect.stringContaining('not the one we stored')])
    expect(await said('no hash')).toEqual([422, expect.stringContaining('64 letters and digits')])
    expect(lines.join('')).not.toContain(sha256)
  },
)

test('an unknown document and an address that is none are the same page', { timeout: minute }, async () => {
  const { ask } = await aDocument()
  const [unknown, none] = [await ask(`/verify/${newId()}`), await ask('/verify/no-id')]
  expect([unknown.status, none.status]).toEqual([404, 404])
  expect(await unknown.text()).toBe(await none.text())
  expect((await ask('/verify/no-id', { method: 'PUT' })).status).toBe(405)
})

test(
  'the short code of a paper leads to its document, and what is no code to a page that says so',
  { timeout: minute },
  async () => {
    const { id, ask } = await aDocument()
    const type = (code: string) =>
      ask('/verify', { method: 'POST', body: new URLSearchParams({ code }), redirect: 'manual' })
    const entry = await ask('/verify')
    expect([entry.status, linesOfMain(await entry.text()).join(' ')]).toEqual([
      200,
      expect.stringContaining('Type the code'),
    ])
    const found = await type(documentCode(id).toLowerCase())
    expect([found.status, found.headers.get('location')]).toEqual([
      303,
      `/verify/${documentCode(id).replace('-', '')}`,
    ])
    const page = await ask(found.headers.get('location') ?? '')
    expect([page.status, linesOfMain(await page.text()).join(' ')]).toEqual([
      200,
      expect.stringContaining('Current'),
    ])
    const unknown = await type('no code')
    expect([unknown.status, linesOfMain(await unknown.text()).join(' ')]).toEqual([
      404,
      expect.stringContaining('We have no such document'),
    ])
  },
)
