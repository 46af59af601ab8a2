import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from './database.ts'
import { openFormDrafts } from './form-drafts.ts'
import { formDraftsView } from './form-drafts-view.ts'
import { sealerWith } from './sealing.ts'

async function aDevice() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const personId = newId()
  const database = openDatabase(personId)
  const sealer = sealerWith(key)
  /** The portal on this device, as it starts. */
  const open = (withRoom = (store: () => Promise<void>) => store()) =>
    openFormDrafts({ database, sealer, personId, withRoom })
  return { database, open }
}

function aDraft(more = {}) {
  const began = {
    form: 'daily-job-log',
    title: 'Daily Job Log',
    version: 7,
    language: 'en' as const,
    began_at: 1000,
  }
  return { id: newId(), job_id: newId(), answers: {}, ...began, ...more }
}

const answersOf = (id: string) => formDraftsView.get().drafts.get(id)?.answers

test('T8: what is typed in one field while another is being stored stands in both after the portal starts anew', async () => {
  const { open } = await aDevice()
  const forms = open()
  await forms.ready
  const draft = aDraft()
  await forms.begin(draft)
  const first = forms.setAnswer(draft.id, 'task', 'Extraction')
  const second = forms.setAnswer(draft.id, 'notes', 'Wet to the studs')
  const third = forms.setAnswer(draft.id, 'task', 'Extraction of the hall')
  await Promise.all([first, second, third])
  await forms.close()
  const again = open()
  await again.ready
  expect(answersOf(draft.id)).toEqual({ task: 'Extraction of the hall', notes: 'Wet to the studs' })
  await again.close()
})

test('T6: a form that was begun stays on its version, its language and its job', async () => {
  const { open } = await aDevice()
  const forms = open()
  await forms.ready
  const draft = aDraft({ language: 'es' })
  await forms.begin(draft)
  await forms.close()
  const again = open()
  await again.ready
  const { job_id, form, version } = draft
  expect(formDraftsView.get().drafts.get(draft.id)).toMatchObject({ job_id, form, version, language: 'es' })
  await again.close()
})

test('an answer that is taken away, and a form that is removed, are gone after a new start', async () => {
  const { open, database } = await aDevice()
  const forms = open()
  await forms.ready
  const [draft, other] = [aDraft({ answers: { task: 'Extraction' } }), aDraft()]
  await forms.begin(draft)
  await forms.begin(other)
  await forms.setAnswer(draft.id, 'task', undefined)
  await forms.remove(other.id)
  await forms.close()
  const again = open()
  await again.ready
  expect([...formDraftsView.get().drafts.keys()]).toEqual([draft.id])
  expect(answersOf(draft.id)).toEqual({})
  expect(await database.form_answers.where('draft').equals(other.id).count()).toBe(0)
  await again.close()
})

test('what is stored of a form can’t be read without the key of its person', async () => {
  const { open, database } = await aDevice()
  const forms = open()
  await forms.ready
  const draft = aDraft({ answers: { task: 'Extraction of the hall' } })
  await forms.begin(draft)
  const rows = [...(await database.form_drafts.toArray()), ...(await database.form_answers.toArray())]
  const stored = rows.map(({ sealed }) => Buffer.from(sealed.bytes).toString('latin1')).join(' ')
  expect(rows).toHaveLength(2)
  expect(stored).not.toContain('Extraction')
  expect(stored).not.toContain('daily-job-log')
  await forms.close()
})

test('a full device says so, goes on showing what was typed, and stores it once there is room', async () => {
  const { open } = await aDevice()
  let isFull = false
  const forms = open((store) =>
    isFull ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : store(),
  )
  await forms.ready
  const draft = aDraft()
  await forms.begin(draft)
  isFull = true
  await forms.setAnswer(draft.id, 'task', 'Extraction')
  expect(formDraftsView.get().saving).toBe('full')
  expect(answersOf(draft.id)).toEqual({ task: 'Extraction' })
  await expect(forms.begin(aDraft())).rejects.toThrow('The form can’t be stored.')
  isFull = false
  await forms.storeAgain()
  expect(formDraftsView.get()).toMatchObject({ saving: 'saved' })
  await forms.close()
  const again = open()
  await again.ready
  expect(answersOf(draft.id)).toEqual({ task: 'Extraction' })
  await again.close()
})

test('another tab shows each answer that is stored, and writes over none of them', async () => {
  const { open, database } = await aDevice()
  const forms = open()
  await forms.ready
  const draft = aDraft()
  await forms.begin(draft)
  // What another tab does is in its own memory: here the rows, and what it tells.
  await forms.setAnswer(draft.id, 'task', 'Extraction')
  const row = await database.form_answers.get([draft.id, 'task'])
  if (!row) throw new Error('It is stored')
  await database.form_answers.put({ ...row, field: 'notes' })
  const name = database.form_drafts.db.name.replace('portal-', 'form-drafts-')
  const other = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no origin
  other.postMessage({ id: draft.id, field: 'notes' })
  await vi.waitFor(() => expect(answersOf(draft.id)).toEqual({ task: 'Extraction', notes: 'Extraction' }), {
    timeout: 4000,
  })
  other.close()
  await forms.close()
})
