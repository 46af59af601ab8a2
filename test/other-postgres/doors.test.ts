import { expect, test } from 'vitest'
import { answerTo, personOf } from '../permissions/answer-to.ts'
import { openPlace } from '../permissions/place.ts'
import { readTable } from '../permissions/read-table.ts'
import { answersAboutChats } from '../permissions/chats.table.ts'
import { answersAboutJobFiles } from '../permissions/job-files.table.ts'
import { answersToRoles } from '../permissions/routes.table.ts'

const table = readTable(answersToRoles + answersAboutJobFiles + answersAboutChats, ['Y', '-', '0'])

test('each endpoint answers the owner as it does on the PostgreSQL that npm brings', async () => {
  const place = await openPlace()
  const wrong: string[] = []
  let allowed = 0
  for (const { name, marks } of table) {
    const mark = marks.find(({ role }) => role === 'Owner')?.mark
    const found = await answerTo(name, place, personOf(place, 'Owner'))
    if (found !== mark) wrong.push(`${name}: ${found} instead of ${mark}`)
    if (found === 'Y') allowed += 1
  }
  expect(wrong).toEqual([])
  expect(allowed).toBeGreaterThan(100)
})
