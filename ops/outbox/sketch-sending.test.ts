import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { openSketches, sketchEntry } from '../device/open-sketches.ts'
import { aSketch, drawnId, larkspurPlan } from '#domain/sketch/larkspur-plan.fixture.ts'
import { noPlan, type Plan, type Sketch } from '#domain/sketch/plan.ts'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import { sketchView } from '../store/sketch-drafts.ts'
import { forSender, unanswered, type Attempt } from './deliver.ts'
import { nextToSend } from './outbox.ts'
import { openOutboxStore } from './outbox-store.ts'
import { openSketchSending } from './sketch-sending.ts'

const fault = { status: 409, code: 'sketch-moved-on', detail: 'Someone else changed this sketch first.' }
const job_id = newId()
/** What is drawn, one wall after the other. */
const walls = (count: number): Plan => ({ ...larkspurPlan, walls: larkspurPlan.walls.slice(0, count) })

beforeEach(() => sketchView.set({ saving: 'saved', copies: new Map() }))

/** A server that keeps to what ours does, and a device that it is reached from. */
async function aDevice() {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const [database, sealer] = [openDatabase(newId()), sealerWith(key)]
  const store = openOutboxStore(database, sealer)
  const there = new Map<string, Sketch>()
  const receipts = new Set<string>()
  const hash = 'a'
  function open() {
    const { drafts, hearing, start } = openSketches({ database, sealer })
    const sending = openSketchSending({ store, ...hearing, ask: () => {} })
    return { drafts, sending, start: () => start({ saveSketch: sending.save }) }
  }
  let device = open()

  /** As the server answers it; `by` is who drew there. */
  function answer(id: string, write: ReturnType<typeof sketchEntry>['write'], by = 'Theo Bittern'): Attempt {
    const receipt = (answer: unknown): Attempt => ({
      event: { kind: 'receipt', hash, receipt: hash },
      answer,
      shouldBackOff: false,
    })
    if (write.kind !== 'sketch' || receipts.has(id)) return receipt({ isNew: false })
    const { plan } = { ...aSketch, ...write.sketch }
    const current = there.get(write.sketch_id)
    const isSame = JSON.stringify(current?.plan) === JSON.stringify(plan)
    if (current && current.revision !== write.revision && !isSame)
      return { event: { kind: 'clash', fault, current }, answer: null, shouldBackOff: false }
    const copy_of = current ? current.copy_of : aCopy(write.sketch['copy_of'])
    const revision = (current?.revision ?? 0) + (isSame ? 0 : 1)
    const now: Sketch = { ...aLevel(write.sketch_id, plan), copy_of, revision, by }
    there.set(now.id, now)
    receipts.add(id)
    return receipt(now)
  }

  async function sendNext(isLost: boolean) {
    const next = nextToSend(await store.listOpen())
    const sent = next && (await store.apply(next.id, { kind: 'tried' }))
    if (!sent) return false
    const attempt = forSender(sent, answer(sent.id, sent.write))
    const heard = isLost ? unanswered : attempt
    await store.apply(sent.id, heard.event)
    await device.sending.follow(sent, heard)
    return !isLost
  }

  return {
    there,
    store,
    drafts: () => device.drafts,
    /** With every step, and after a pause. */
    async draw(sketch: Sketch) {
      const draft = await device.drafts.find(sketch.id)
      const revision = Math.max(sketch.revision, draft?.sketch.revision ?? 0)
      const now = { ...sketch, revision }
      await device.drafts.keep({ sketch: now, steps: null, customer: null, is_saved: false })
      await device.drafts.markSaved(now, await device.sending.save(sketchEntry(now, null)))
    },
    addRoom: () =>
      store.add({
        id: newId(),
        leadId: job_id,
        customer: null,
        write: { kind: 'room', room: { name: 'Hall' } },
        at: 0,
        base: null,
      }),
    sendLost: () => sendNext(true),
    async sendAll() {
      while (await sendNext(false));
    },
    /** The browser was killed in the middle of it. */
    reload() {
      device = open()
      device.start()
    },
    drawElsewhere: (sketch: Sketch) => there.set(sketch.id, sketch),
  }
}

function aLevel(id: string, plan: Plan): Sketch {
  const { structure, level, copy_of } = aSketch
  const at = '2026-11-20T11:00:00.000Z'
  return {
    id,
    job_id,
    structure,
    level,
    copy_of,
    plan,
    revision: 0,
    changed_at: at,
    by: '',
    removed_at: null,
  }
}

function aCopy(copy_of: unknown) {
  return typeof copy_of === 'string' ? copy_of : null
}

test('a plan that was sent without an answer and drawn on with a room between stays one plan, also after a new start', async () => {
  const { there, draw, addRoom, sendLost, sendAll, reload, store } = await aDevice()
  const id = newId()
  await draw(aLevel(id, walls(4)))
  await sendLost()
  await addRoom()
  await draw(aLevel(id, walls(4)))
  reload()
  await draw(aLevel(id, walls(4)))
  await draw(aLevel(id, walls(7)))
  await sendAll()
  await draw(aLevel(id, walls(9)))
  await sendAll()
  expect([...there.values()]).toMatchObject([{ id, revision: 3, plan: walls(9) }])
  expect(await store.listOpen()).toEqual([])
})

test('what was sent by this device, and is counted otherwise there, is gone on from', async () => {
  const { there, draw, sendAll, store } = await aDevice()
  const id = newId()
  await draw(aLevel(id, walls(4)))
  await sendAll()
  await draw({ ...aLevel(id, walls(7)), revision: 5 })
  await draw({ ...aLevel(id, walls(8)), revision: 9 })
  await sendAll()
  expect([...there.values()]).toMatchObject([{ id, revision: 2, plan: walls(8) }])
  expect(await store.listOpen()).toEqual([])
})

test('what someone else drew stays, and everything drawn here becomes one copy, whenever it was saved', async () => {
  const { there, draw, drafts, drawElsewhere, sendAll, sendLost, store } = await aDevice()
  const id = newId()
  await draw(aLevel(id, walls(4)))
  await sendAll()
  drawElsewhere({ ...aLevel(id, noPlan), revision: 2, by: 'Ivy Starling' })
  await draw(aLevel(id, walls(5)))
  await sendLost()
  await draw(aLevel(id, walls(6)))
  await sendAll()
  // The screen may still know it as the original.
  await draw(aLevel(id, walls(8)))
  await sendAll()
  expect(await store.listOpen()).toEqual([])
  expect([...there.values()]).toMatchObject([
    { id, plan: noPlan, by: 'Ivy Starling' },
    { copy_of: id, plan: walls(8) },
  ])
  expect(await drafts().find(id)).toMatchObject({ sketch: { id } })
})

test('a step that is drawn while an answer comes in is not lost', async () => {
  const { drafts } = await aDevice()
  const sketch = aLevel(drawnId(1), walls(4))
  const draft = { sketch, steps: null, customer: null, is_saved: false }
  await drafts().keep(draft)
  const next = { ...draft, sketch: { ...sketch, plan: walls(5) } }
  const received = drafts().markReceived(sketch.id, { from: 0, now: 1 })
  const kept = drafts().keep(next)
  await Promise.all([received, kept])
  expect((await drafts().find(sketch.id))?.sketch).toMatchObject({ plan: walls(5), revision: 1 })
})
