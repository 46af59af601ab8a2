import { expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { minute } from '#platform/time.ts'
import { linkLasts } from '#domain/chat/devices/chat-link.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { everyRow } from '#test/every-row.ts'
import { linesOfMain } from '#test/main-text.ts'
import { createTestWorld } from '#test/world.ts'
import { openDoors } from './open-doors.ts'

const secretive = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

test(
  'whatever looks at the link of a chat changes nothing, and reads whom to call but nothing that was said',
  { timeout: minute },
  async () => {
    const lines: string[] = []
    const test = await createTestWorld({ log: openLog('trace', { write: (line) => void lines.push(line) }) })
    const { ask } = await openDoors(test)
    const visitor = await aChatVisitor(test)
    await visitor.say('water in the basement')
    const token = await linkOf(visitor)
    const before = await everyRow(test)
    expect((await ask(`/chat/${token}/`)).headers.get('referrer-policy')).toBe('no-referrer')
    for (const method of ['GET', 'HEAD', 'GET', 'POST']) {
      const answer = await ask(`/chat/${token}`, { method })
      const html = await answer.text()
      expect([method, answer.status]).toEqual([method, method === 'POST' ? 404 : 200])
      if (method === 'POST') continue
      expect(Object.fromEntries(answer.headers)).toMatchObject(secretive)
      expect(html).not.toContain(token)
      expect(html).not.toContain('basement.')
      expect(html).not.toContain('water in the')
      if (method === 'GET') expect(linesOfMain(html).join(' ')).toContain('(330) 555-0142')
      if (method === 'HEAD') expect(html).toBe('')
    }
    expect(await everyRow(test)).toEqual(before)
    expect((await anotherDevice(test, token)).status).toBe(200)

    test.wait(linkLasts)
    for (const method of ['GET', 'HEAD']) expect((await ask(`/chat/${token}`, { method })).status).toBe(410)
    const [gone, never] = [await ask(`/chat/${token}`), await ask(`/chat/${'a'.repeat(24)}`)]
    expect([never.status, (await ask('/chat/x')).status, (await ask('/chat/')).status]).toEqual([
      404, 404, 404,
    ])
    for (const answer of [gone, never]) expect(Object.fromEntries(answer.headers)).toMatchObject(secretive)
    expect(linesOfMain(await gone.text()).join(' ')).toContain('(330) 555-0142')
    expect(lines.join('')).not.toContain(token)
    expect(lines.join('')).toContain('/chat/{}')
  },
)

test('whoever tries addresses of chats is told to call after a while', { timeout: minute }, async () => {
  const { ask } = await openDoors(await createTestWorld())
  const tries = Array.from({ length: 61 }, () => ask(`/chat/${'c'.repeat(24)}`))
  const answers = await Promise.all(tries)
  const [late] = answers.filter(({ status }) => status === 429)
  expect(await late?.text()).toContain('(330) 555-0142')
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(60)
})
