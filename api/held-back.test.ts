import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { everyRow } from '#test/every-row.ts'
import { heldBack } from '#test/held-back.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

type Operation = { security?: unknown[]; requestBody?: { content: Record<string, unknown> } }

test('whatever route takes a body: begun before signing out and ended after it, it does nothing', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const routes = await routesThatTakeBodies(test)
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter(({ type }) => type !== 'application/json').length).toBeGreaterThanOrEqual(3)

  const underWay = routes.map(({ method, path, type }) => {
    const body = heldBack('{"revision":1}')
    const init = { method, headers: { 'Content-Type': type }, body: body.stream, duplex: 'half' }
    return {
      name: `${method} ${path}`,
      body,
      answered: owner.request(filled(path), init),
    }
  })
  await Promise.all(underWay.map(({ body }) => body.isBeingRead))
  expect((await owner.request('/api/auth/logout', { method: 'POST' })).status).toBe(204)
  const before = await everyRow(test)
  const wrong: unknown[] = []
  for (const { name, body, answered } of underWay) {
    body.finish()
    const answer = await answered
    if (answer.status !== 401) wrong.push([name, answer.status, await answer.text()])
  }
  expect(wrong).toEqual([])
  // What had arrived of a file is removed with it.
  const files = before.files.filter((file) => !file.startsWith('.drafts/'))
  expect(await everyRow(test)).toEqual({ ...before, files })
})

/** With names that are in shape: otherwise nobody would begin to read. */
function filled(path: string) {
  return path.replaceAll('{sha256}', 'a'.repeat(64)).replaceAll(/\{\w+\}/g, newId())
}

/** All but those that are open to everyone. */
async function routesThatTakeBodies({ api }: TestWorld) {
  const description: { paths: Record<string, Record<string, Operation>> } = await (
    await api.request('/api/openapi.json')
  ).json()
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody, security }]) => requestBody && security?.length !== 0)
      .map(([method, { requestBody }]) => {
        const [type = ''] = Object.keys(requestBody?.content ?? {})
        return { method: method.toUpperCase(), path, type: type.replace('*', 'jpeg') }
      }),
  )
}
