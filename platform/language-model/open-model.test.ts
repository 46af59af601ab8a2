import { expect, test } from 'vitest'
import { aModelService } from './a-model-service.fixture.ts'
import { modelKinds, type LanguageModel } from './language-model.ts'
import { openModel } from './open-model.ts'

const prompt = { instructions: 'Be short.', material: '{"question":"Do you dry wood?"}' }

async function piecesOf(model: LanguageModel, signal = new AbortController().signal) {
  const pieces = []
  for await (const piece of model.write(prompt, signal)) pieces.push(piece)
  return pieces
}

test.each(modelKinds)(
  'a service of kind %s is asked with its key, and its text comes piece by piece',
  async (kind) => {
    const { service, heard } = await aModelService(({ text, end }) => {
      text('We dry ')
      text('wood.')
      end()
    }, kind)
    expect(await piecesOf(openModel(service))).toEqual([
      { kind: 'text', text: 'We dry ' },
      { kind: 'text', text: 'wood.' },
      { kind: 'end', isWhole: true },
    ])
    expect(heard.map(({ path }) => path)).toEqual([
      kind === 'anthropic' ? '/v1/messages' : '/v1/chat/completions',
    ])
    const [asked] = heard
    expect(asked?.headers).toMatchObject(
      kind === 'anthropic' ? { 'x-api-key': 'a-secret-key' } : { authorization: 'Bearer a-secret-key' },
    )
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ model: 'a-model', stream: true, max_tokens: 300 })
    for (const part of Object.values(prompt)) expect(asked?.body).toContain(JSON.stringify(part).slice(1, -1))
  },
)

test.each(modelKinds)(
  'a service of kind %s that cuts its text short, fails in it or breaks off is heard of so',
  async (kind) => {
    const ends = ['cut', 'fail', 'breakOff'] as const
    const { service } = await aModelService(({ text, ...telling }, { body }) => {
      text('We dry ')
      const how = ends.find((each) => body.includes(`how: ${each}`))
      if (how === 'cut') telling.end('cut')
      else if (how) setImmediate(telling[how])
    }, kind)
    const lastOf = async (how: string) => {
      const pieces = []
      const { write } = openModel(service)
      for await (const piece of write({ ...prompt, material: `how: ${how}` }, new AbortController().signal))
        pieces.push(piece)
      return pieces.at(-1)
    }
    expect(await lastOf('cut')).toEqual({ kind: 'end', isWhole: false })
    expect(await lastOf('fail')).toEqual({ kind: 'trouble', what: 'broken' })
    expect(await lastOf('breakOff')).toEqual({ kind: 'trouble', what: 'broken' })
  },
)

test.each(modelKinds)(
  'a service of kind %s that has too much to do says how long to leave it alone',
  async (kind) => {
    const { service } = await aModelService(({ refuse }) => refuse(429, { 'Retry-After': '30' }), kind)
    expect(await piecesOf(openModel(service))).toEqual([{ kind: 'trouble', what: 'busy', pause: 30_000 }])
  },
)

test('a service is asked once and no more, and is down where it refuses, redirects or is not there', async () => {
  const elsewhere = await aModelService(({ end }) => end())
  for (const [status, headers] of [
    [500, {}],
    [401, {}],
    [307, { Location: `${elsewhere.service.url}/chat/completions` }],
  ] as const) {
    const { service, heard } = await aModelService(({ refuse }) => refuse(status, headers))
    expect(await piecesOf(openModel(service))).toEqual([{ kind: 'trouble', what: 'down' }])
    expect(heard).toHaveLength(1)
  }
  expect(elsewhere.heard).toEqual([])
  const nobody = { ...elsewhere.service, url: 'http://127.0.0.1:1/v1' }
  expect(await piecesOf(openModel(nobody))).toEqual([{ kind: 'trouble', what: 'down' }])
})

test.each([
  [200, /broken|down/],
  [500, /down/],
  [429, /busy/],
])('an answer %i without an end is not read to it', async (status, what) => {
  for (const kind of modelKinds) {
    const poured: Promise<number>[] = []
    const { service } = await aModelService(({ pour }) => void poured.push(pour(status)), kind)
    expect(await piecesOf(openModel(service))).toEqual([
      expect.objectContaining({ kind: 'trouble', what: expect.stringMatching(what) }),
    ])
    // What the two ends of the connection buffer went out too.
    expect(await poured[0]).toBeLessThan(16 * 1024 * 1024)
  }
})

test('whoever stops listening is no longer answered, also while nothing comes', async () => {
  const stopped = new AbortController()
  const left: Promise<unknown>[] = []
  const { service } = await aModelService((telling) => {
    left.push(telling.left)
    telling.text('We ')
    setImmediate(() => stopped.abort())
  })
  expect((await piecesOf(openModel(service), stopped.signal)).at(-1)).toMatchObject({ kind: 'trouble' })
  await Promise.all(left)
})
