import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Box } from '#domain/contents/box.ts'
import { ContentsItem } from '#domain/contents/contents-item.ts'
import { JobEquipment } from '#domain/equipment/moves/job-equipment.ts'
import { UnitPage } from '#domain/equipment/unit.ts'
import { JobDetail, JobHistory } from '#domain/jobs/job.ts'
import { FormVersion, PublishedForm, PublishedLegalText } from '#domain/forms/published-form.ts'
import { Desk } from '#domain/leads/desk/desk.ts'
import { LeadDetail } from '#domain/leads/lead.ts'
import { JobForms } from '#domain/packets/job-forms.ts'
import { JobPhotoPage } from '#domain/photos/job-photo.ts'
import { JobDrying } from '#domain/readings/drying-file.ts'
import { JobRooms } from '#domain/rooms/room.ts'
import { OnCallContact } from '#domain/shifts/shift.ts'
import { JobVisits } from '#domain/visits/visit.ts'
import { SubmissionRow } from '#domain/submissions/submission.ts'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from './database.ts'
import { sealerWith } from './sealing.ts'
import { loadReads, readsShape } from './stored-reads.ts'

test('answers of another shape have another number, so that no screen is given one that it does not know', () => {
  const shapes = JSON.stringify(
    [
      Desk,
      LeadDetail,
      JobDetail,
      JobVisits,
      JobHistory,
      JobRooms,
      ContentsItem,
      Box,
      JobDrying,
      JobEquipment,
      JobForms,
      SubmissionRow,
      JobPhotoPage,
      UnitPage,
      OnCallContact,
      PublishedForm,
      FormVersion,
      PublishedLegalText,
    ].map((schema) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })),
  )
  const hash = createHash('sha256').update(shapes).digest('hex').slice(0, 12)
  // Where this fails, devices hold answers of the former shape: put the new hash here, and raise the number, unless all that
  // they hold is of the new shape as well.
  expect([readsShape, hash]).toEqual([29, '9b4030e4ec10'])
})

test('what was stored in another shape is removed, not shown', async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const [database, sealer, client] = [openDatabase(newId()), sealerWith(key), new QueryClient()]
  const put = async (name: string, answer: object) =>
    database.reads.put({ key: name, at: 1, sealed: await sealer.seal({ queryKey: [name], ...answer }) })
  await put('now', { shape: readsShape, data: 'of this version' })
  await put('before', { shape: readsShape - 1, data: 'of another version' })
  await put('first', { data: 'of the first version' })
  await loadReads(client, database, sealer)
  expect(['now', 'before', 'first'].map((name) => client.getQueryData([name]))).toEqual([
    'of this version',
    undefined,
    undefined,
  ])
  expect(await database.reads.toCollection().primaryKeys()).toEqual(['now'])
})
