import { expect, test } from 'vitest'
import { aWriteOfEachKind } from '#test/a-write-of-each-kind.ts'
import { newId } from '#platform/uuid.ts'
import { en } from '../../words/en.ts'
import { facts } from '../../words/en-facts.ts'
import { es } from '../../words/es.ts'
import { facts as spanishFacts } from '../../words/es-facts.ts'
import { newEntry } from '../outbox.ts'
import type { Entry } from '../entry.ts'
import { exportFile } from './export-file.ts'

test('the file tells times by the clock of the company, with its zone, wherever the device thinks it is', async () => {
  const at = Date.parse('2026-11-22T19:05:00Z')
  const told = toldOf({ kind: 'note', text: 'Wet to the studs.' }, at)
  const words = { ...en, facts }
  const page = await (await exportFile({ ...told, at: new Date('2026-07-01T04:30:00Z') }, words)).text()
  expect(page).toMatch(/Ann Miller, Nov 22, 2026, 2:05\sPM EST</)
  expect(page).toMatch(/Saved by Ivy Starling, Jul 1, 2026, 12:30\sAM EDT</)
})

test('what was entered of a job stands there in the language of the reader', async () => {
  const at = Date.parse('2026-11-22T19:05:00Z')
  const changes = { source: 'supply_line', depth: 2 } as const
  const told = toldOf({ kind: 'job_change', revision: 1, changes }, at)
  const page = await (await exportFile({ ...told, at: new Date(at) }, { ...es, facts: spanishFacts })).text()
  expect(page).toContain('pulgadas')
  expect(page).not.toContain('Supply line')
})

test('a form that was begun and not saved stands there with all that was typed', async () => {
  const at = Date.parse('2026-11-22T19:05:00Z')
  const forms = [{ name: 'Edith Columbine: Customer', lines: ['Email: <edith@example.test>'] }]
  const told = { ...toldOf({ kind: 'note', text: 'Wet.' }, at), entries: [], forms }
  const page = await (await exportFile({ ...told, at: new Date(at) }, { ...en, facts })).text()
  expect(page).toContain('<h1>1 form not finished</h1>')
  expect(page).toContain('Form you haven’t saved: Edith Columbine: Customer')
  expect(page).toContain('Email: &lt;edith@example.test&gt;')
})

test.each(['sketch', 'room', 'reading', 'equipment_move', 'submission'] as const)(
  'all that is sent of a %s stands there',
  async (kind) => {
    const at = Date.parse('2026-11-22T19:05:00Z')
    const write = aWriteOfEachKind[kind]
    const page = await (await exportFile({ ...toldOf(write, at), at: new Date(at) }, { ...en, facts })).text()
    const data = /<pre>(.*)<\/pre>/s.exec(page)?.[1] ?? ''
    expect(JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(write)
  },
)

function toldOf(write: Entry['write'], at: number) {
  const named = { id: newId(), leadId: newId(), customer: 'Ann Miller' }
  const entry = newEntry({ ...named, write, at }, { turn: 1, now: at })
  return { entries: [entry], notes: [], forms: [], photoOf: async () => null, person: 'Ivy Starling' }
}
