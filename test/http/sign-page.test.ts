import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { openLog } from '#platform/log.ts'
import { plain, read } from '#platform/pdf/poppler.fixture.ts'
import { readCopies } from '#domain/submissions/copies-given.server.ts'
import { aSigning } from '#domain/signing-requests/a-signing.fixture.ts'
import { everyRow } from '#test/every-row.ts'
import { linesOfMain } from '#test/main-text.ts'
import { openDoors } from './open-doors.ts'

const secretive = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

async function aLink() {
  const lines: string[] = []
  const test = await aSigning({}, { log: openLog('trace', { write: (line) => void lines.push(line) }) })
  const paper = await test.agreement()
  const { token } = await test.send([paper])
  const { ask } = await openDoors(test)
  const post = (json: object, path = `/sign/${token}`) =>
    ask(path, { method: 'POST', body: JSON.stringify(json), headers: { 'User-Agent': 'iPhone' } })
  return { ...test, paper, token, ask, post, lines }
}

test(
  'a link shows the paper to whoever has it, names itself nowhere, and to look changes nothing',
  { timeout: minute },
  async () => {
    const { token, ask, lines, ...test } = await aLink()
    const before = await everyRow(test)
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const answer = await ask(`/sign/${token}`, { method })
      expect([method, answer.status]).toEqual([method, method === 'OPTIONS' ? 204 : 200])
      expect(Object.fromEntries(answer.headers)).toMatchObject(secretive)
      const html = await answer.text()
      expect(html).not.toContain(token)
      if (method === 'GET') expect(linesOfMain(html).join(' ')).toContain('Extraction')
      if (method === 'GET') expect(html).toContain('(330) 555-0142')
    }
    expect(await everyRow(test)).toEqual(before)
    expect(lines.join('')).not.toContain(token)
    expect(lines.join('')).toContain('/sign/{}')
  },
)

test(
  'an address that no link has shows nothing, whatever stands behind it',
  { timeout: minute },
  async () => {
    const { token, ask, post, signing } = await aLink()
    for (const path of [`/sign/${'a'.repeat(43)}`, `/sign/${token}/more`, `/sign/${token.slice(1)}`]) {
      const answer = await ask(path)
      expect([path, answer.status, Object.fromEntries(answer.headers)]).toMatchObject([path, 404, secretive])
      const html = await answer.text()
      expect(html).not.toContain('Extraction')
      expect(linesOfMain(html).join(' ')).toContain('This link is not complete or no longer works')
      expect(linesOfMain(html).join(' ')).toContain('(330) 555-0142')
    }
    expect((await post(await signing(token), `/sign/${'a'.repeat(43)}`)).status).toBe(404)
    expect((await ask(`/sign/${token}`, { method: 'PUT', body: '{}' })).status).toBe(405)
    for (const nonsense of [{}, { does: 'sign' }, { does: 'pay' }])
      expect((await post(nonsense)).status).toBe(422)
    expect((await post({ reason: 'x'.repeat(1_600_000) })).status).toBe(413)
  },
)

test('once it is signed the link brings the copy and nothing else', { timeout: minute }, async () => {
  const { token, ask, post, signing, paper, wait, world } = await aLink()
  const signed = await signing(token)
  expect((await post(signed)).status).toBe(200)
  expect((await post(signed)).status).toBe(200)
  const page = await ask(`/sign/${token}`)
  expect([page.status, linesOfMain(await page.text()).join(' ')]).toEqual([
    410,
    expect.stringContaining('You signed this'),
  ])
  const taken = () => readCopies(world, paper.submission_id)
  await ask(`/sign/${token}/copy/${paper.submission_id}`, { method: 'HEAD' })
  expect(await taken()).toEqual([])
  const copy = await ask(`/sign/${token}/copy/${paper.submission_id}`)
  const first = await taken()
  expect(first).toEqual([{ way: 'download', at: expect.any(String), by: null }])
  expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Object.fromEntries(copy.headers)).toMatchObject(secretive)
  const { pages } = await read(new Uint8Array(await copy.arrayBuffer()))
  expect(plain(pages.join(' '))).toContain(plain('signed by link on their own device'))
  expect((await ask(`/sign/${token}/copy/${paper.id}`)).status).toBe(404)
  wait(minute)
  await ask(`/sign/${token}/copy/${paper.submission_id}`)
  expect(await taken()).toEqual(first)
  wait(24 * 60 * minute)
  expect((await ask(`/sign/${token}/copy/${paper.submission_id}`)).status).toBe(404)
})

test(
  'whoever reads the page switches its language without a script, and the paper stays in the language in which it is signed',
  { timeout: minute },
  async () => {
    const { token, ask } = await aLink()
    const page = async (query: string) => {
      const html = await (await ask(`/sign/${token}${query}`)).text()
      expect(html).not.toContain(token)
      return { html, text: linesOfMain(html).join(' ') }
    }
    const english = await page('')
    expect(english.html).toContain('<html lang="en">')
    expect(english.html).toContain('href="?in=es" lang="es"')
    const spanish = await page('?in=es')
    expect(spanish.html).toContain('<html lang="es">')
    expect(spanish.html).toContain('href="?in=en" lang="en"')
    for (const words of [
      'Esto es lo que firma',
      'Los textos legales de este documento están en inglés',
      'Acepto firmar y recibir este documento de forma electrónica',
      'Puede cancelar hasta',
      'Fin del texto',
    ])
      expect(spanish.text).toContain(words)
    expect(spanish.html).toContain('<span lang="en">Work authorization, OH</span>')
    expect(english.text).toContain('I agree to sign and to receive this paper electronically')
    const shown = /data-shown="(\w+)"/
    expect(shown.exec(spanish.html)?.[1]).toBe(shown.exec(english.html)?.[1])
    expect((await page('?in=fr')).html).toContain('<html lang="en">')
  },
)

test('from one address only so many signatures are tried', { timeout: minute }, async () => {
  const { post } = await aLink()
  const answers = []
  for (let tried = 0; tried < 31; tried++) answers.push((await post({})).status)
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 422), 429])
})
