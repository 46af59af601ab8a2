import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { en } from '../../words/en.ts'
import { newEntry } from '../outbox.ts'
import { exportFile } from './export-file.ts'

test('the file tells times by the clock of the company, with its zone, wherever the device thinks it is', async () => {
  const at = Date.parse('2026-11-22T19:05:00Z')
  const write = { kind: 'note', text: 'Wet to the studs.' } as const
  const entry = newEntry(
    { id: newId(), leadId: newId(), customer: 'Ann Miller', write, at },
    { turn: 1, now: at },
  )
  const told = { entries: [entry], notes: [], photoOf: async () => null, person: 'Ivy Starling' }
  const page = await (await exportFile({ ...told, at: new Date('2026-07-01T04:30:00Z') }, en)).text()
  expect(page).toMatch(/Ann Miller, Nov 22, 2026, 2:05\sPM EST</)
  expect(page).toMatch(/Saved by Ivy Starling, Jul 1, 2026, 12:30\sAM EDT</)
})
