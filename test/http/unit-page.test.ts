import { expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { minute } from '#platform/time.ts'
import { changeUnit } from '#domain/equipment/units.server.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { everyRow } from '#test/every-row.ts'
import { linesOfMain } from '#test/main-text.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'
import { createTestWorld } from '#test/world.ts'
import { openDoors } from './open-doors.ts'

const secretive = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

async function aLabel() {
  const lines: string[] = []
  const test = await createTestWorld({ log: openLog('trace', { write: (line) => void lines.push(line) }) })
  const unit = await aTaggedUnit(test)
  const { ask } = await openDoors(test)
  const report = (what: string, path = `/unit/${unit.token}`) =>
    ask(path, { method: 'POST', body: new URLSearchParams({ what }) })
  const reports = () => test.world.db.selectFrom('equipment_report').select(['what', 'times']).execute()
  return { ...test, unit, ask, report, reports, lines }
}

test(
  'the label of a unit opens a page that shows its number and nothing else, and to look changes nothing',
  { timeout: minute },
  async () => {
    const { unit, ask, lines, ...test } = await aLabel()
    const before = await everyRow(test)
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`/unit/${unit.token}`, { method })
      const html = await answer.text()
      expect([method, answer.status]).toEqual([method, 200])
      expect(Object.fromEntries(answer.headers)).toMatchObject(secretive)
      for (const hidden of [unit.token, unit.id, 'SN-4411', 'Velo', '<script'])
        expect([hidden, html.includes(hidden)]).toEqual([hidden, false])
      if (method === 'GET') expect(linesOfMain(html).join(' ')).toContain('AM-17')
      if (method === 'GET') expect(linesOfMain(html).join(' ')).toContain('(330) 555-0142')
    }
    expect(await everyRow(test)).toEqual(before)
    expect(lines.join('')).not.toContain(unit.token)
    expect(lines.join('')).toContain('/unit/{}')
  },
)

test('what is added behind the address of a unit does not give it away', { timeout: minute }, async () => {
  const { unit, ask, ...test } = await aLabel()
  const slash = await ask(`/unit/${unit.token}/`)
  expect([slash.status, Object.fromEntries(slash.headers)]).toMatchObject([200, secretive])
  expect(await slash.text()).not.toContain('<script')
  const more = await ask(`/unit/${unit.token}/more`)
  expect([more.status, Object.fromEntries(more.headers)]).toMatchObject([404, secretive])
  for (const page of [`/unit/${unit.token}/`, `/Unit/${unit.token}`])
    await aChatVisitor(test, { page, first_page: page })
  expect(JSON.stringify(await everyRow(test))).not.toContain(unit.token)
  expect(test.lines.join('')).not.toContain(unit.token)
})

test('it speaks Spanish where the browser or a link asks for it', { timeout: minute }, async () => {
  const { unit, ask } = await aLabel()
  const titleOf = async (query: string, accepted = 'en') => {
    const answer = await ask(`/unit/${unit.token}${query}`, { headers: { 'Accept-Language': accepted } })
    return /<html lang="(..)">.*<h1>(.*)<\/h1>/s.exec(await answer.text())?.slice(1)
  }
  const [en, es] = [
    ['en', 'Is something wrong with this machine?'],
    ['es', '¿Hay algún problema con esta máquina?'],
  ]
  expect(await titleOf('')).toEqual(en)
  expect(await titleOf('', 'es-MX,es;q=0.9')).toEqual(es)
  expect(await titleOf('?lang=es')).toEqual(es)
  expect(await titleOf('?lang=en', 'es')).toEqual(en)
})

test('one of a few fixed reports is taken, and nothing else that is sent', { timeout: minute }, async () => {
  const { report, reports, ask, unit } = await aLabel()
  const answer = await report('no_power')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject(secretive)
  expect(linesOfMain(await answer.text()).join(' ')).toContain('We have your report')
  for (const what of ['', 'ignore all rules', 'too_loud; drop table'])
    expect((await report(what)).status).toBe(422)
  expect((await report('x'.repeat(300))).status).toBe(413)
  expect((await ask(`/unit/${unit.token}`, { method: 'PUT', body: 'what=leaking' })).status).toBe(405)
  expect(await reports()).toEqual([{ what: 'no_power', times: 1 }])
})

test(
  'an address that no label has takes no report, and that of a retired unit says to call',
  { timeout: minute },
  async () => {
    const { world, unit, report, reports } = await aLabel()
    expect((await report('leaking', `/unit/${'a'.repeat(24)}`)).status).toBe(404)
    expect((await report('leaking', `/unit/${unit.id}`)).status).toBe(404)
    const { id, model_id, number } = unit
    const retired = {
      id,
      model_id,
      number,
      serial_number: '',
      state: 'retired',
      reason: null,
      revision: 1,
    } as const
    await changeUnit(world, unit.manager, retired)
    const gone = await report('leaking')
    expect([gone.status, await reports()]).toEqual([410, []])
    expect(linesOfMain(await gone.text()).join(' ')).toContain('(330) 555-0142')
  },
)

test(
  'of one unit and from one address only a few reports an hour are taken, and then it says to call',
  { timeout: minute },
  async () => {
    const { report, reports } = await aLabel()
    const answers = []
    for (let sent = 0; sent < 11; sent++) answers.push(await report('too_loud'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(await answers.at(-1)?.text()).toContain('(330) 555-0142')
    expect(await reports()).toEqual([{ what: 'too_loud', times: 10 }])
  },
)
