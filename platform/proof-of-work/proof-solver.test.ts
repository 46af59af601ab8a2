import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { checkProof, makeChallenge } from './proof-of-work.ts'
import { challengeHeader, openProof } from './proof-solver.ts'

const secret = Buffer.alloc(32, 7)

/** An address that gives challenges out, unless it is told to be silent. */
async function openAddress() {
  const state = { given: 0, isSilent: false }
  const server = createServer(async (request, response) => {
    if (state.isSilent) return request.socket.destroy()
    state.given++
    response.setHeader(challengeHeader, await makeChallenge(secret, new Date(), 5))
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  onTestFinished(() => void server.closeAllConnections())
  const bound = server.address()
  return { state, url: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}` }
}

test('a request that waits for nothing brings its proof when it is ready, and none before', async () => {
  const { url } = await openAddress()
  const proof = openProof(url)
  expect(await proof.ifReady('one')).toBe(undefined)
  const { proof: work } = proof.begin()
  expect(await proof.ifReady('one')).toBe(undefined)
  const solved = await work
  expect(await proof.ifReady('one')).toBe(solved)
  expect(await checkProof(secret, solved, new Date())).toMatchObject({ kind: 'solved' })
  expect(await proof.ifReady('another')).toBe(undefined)
})

test('one challenge is asked for, however much is typed', async () => {
  const { state, url } = await openAddress()
  const proof = openProof(url)
  proof.begin()
  await proof.begin().proof
  expect(state.given).toBe(1)
})

test('without a network there is no proof', async () => {
  const { state, url } = await openAddress()
  state.isSilent = true
  const proof = openProof(url)
  expect(await proof.begin().proof).toBe(undefined)
  expect(await proof.ifReady('one')).toBe(undefined)
})
