import { expect, onTestFinished, test } from 'vitest'
import { relayEvents } from '#platform/events/relay.ts'
import { openWorkQueue } from '#platform/tasks/work-queue.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { tasks } from '#server/tasks.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aFirm, putOnCall } from '#test/on-call.ts'
import type { TestWorld } from '#test/world.ts'
import { raiseAlert } from './alerts.tasks.ts'

const deliveries = tasks.filter(({ after }) => after === 'alert.raised')

/** The alerts of so many requests from one sender are raised, and nothing of them has been sent yet. */
async function flood({ world }: TestWorld, count: number) {
  for (let nth = 0; nth < count; nth++) await aCall(world, `Flood ${nth}`, 'one address')
}

async function aCall(world: TestWorld['world'], name: string, source: string) {
  const request = aLeadRequest({ name })
  await receiveLead(world, request, { ...unsuspected, source })
  await raiseAlert(world, { lead_id: request.id })
}

test('while the mail server does not answer, all text messages of a real call go out', async () => {
  const { test } = await aFirm()
  const mailServer = Promise.withResolvers<'sent'>()
  const allTold = Promise.withResolvers<void>()
  const texts: string[] = []
  const world = {
    ...test.world,
    mail: { send: () => mailServer.promise },
    texts: {
      async send({ to }: { to: string }) {
        texts.push(to)
        // Three people: three messages each about the flood, and one about the real call.
        if (texts.length === 12) allTold.resolve()
        return 'sent' as const
      },
    },
  }
  await flood(test, 10)
  await aCall(world, 'Nora', 'another address')
  const queue = await openWorkQueue(world, test.connection, deliveries)
  onTestFinished(async () => {
    mailServer.resolve('sent')
    await queue.stop()
  })
  await relayEvents(world, deliveries, queue.fileTasks)
  await allTold.promise
  expect(new Set(texts).size).toBe(3)
})

test('the email of a real call does not wait for those of a flood', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  const subjects: string[] = []
  const allSent = Promise.withResolvers<void>()
  const world = {
    ...test.world,
    mail: {
      async send({ subject }: { subject: string }) {
        subjects.push(subject.split(',')[0] ?? '')
        if (subjects.length === 11) allSent.resolve()
        return 'sent' as const
      },
    },
  }
  await flood(test, 10)
  await aCall(world, 'Nora', 'another address')
  const queue = await openWorkQueue(world, test.connection, deliveries)
  onTestFinished(queue.stop)
  await relayEvents(world, deliveries, queue.fileTasks)
  await allSent.promise
  // It is taken among the first two. Two workers send side by side, so that one email may overtake it.
  expect(subjects.slice(0, 3)).toContain('Unclaimed: Nora')
})
