import { expect, test } from 'vitest'
import { confirming } from './confirming.ts'

const refusal = () => Response.json({ code: 'confirm-first' }, { status: 403 })

/** A server that wants to be sure, until the person confirmed. */
function aServer() {
  const sent: unknown[] = []
  let isConfirmed = false
  return {
    sent,
    send: async (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push([input, init])
      return isConfirmed ? Response.json('done') : refusal()
    },
    confirm: async () => (isConfirmed = true),
  }
}

test('what needed a confirmation is sent again by itself, word for word', async () => {
  const { sent, send, confirm } = aServer()
  const init = { method: 'POST', body: '{"name":"Ivy"}' }
  const answer = await confirming(send, confirm)('/api/employees', init)
  expect(await answer.json()).toBe('done')
  expect(sent).toEqual([
    ['/api/employees', init],
    ['/api/employees', init],
  ])
})

test('who does not want to confirm gets the refusal, and nothing is sent again', async () => {
  const { sent, send } = aServer()
  const answer = await confirming(send, async () => false)('/api/employees')
  expect([answer.status, await answer.json(), sent.length]).toEqual([403, { code: 'confirm-first' }, 1])
})

test('any other answer is handed on as it is, and nobody is asked anything', async () => {
  const answers = [
    Response.json({ code: 'not-permitted' }, { status: 403 }),
    new Response('<html>', { status: 403 }),
    Response.json({ code: 'confirm-first' }),
  ]
  for (const answer of answers) {
    const ask = () => expect.fail('someone is asked')
    expect(await confirming(async () => answer, ask)('/api/leads')).toBe(answer)
    expect(answer.bodyUsed).toBe(false)
  }
})
