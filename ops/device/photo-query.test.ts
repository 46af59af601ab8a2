import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { photoQuery } from './photo-query.ts'

const path = `/api/photos/${'a'.repeat(64)}/thumbnail`

afterEach(() => vi.unstubAllGlobals())

test('a photo whose address was signed anew is not fetched again, its other size is', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('bytes')
  })
  const client = new QueryClient()
  for (const url of [`${path}?until=1&sig=a`, `${path}?until=2&sig=b`, path.replace('thumbnail', 'picture')])
    await client.fetchQuery(photoQuery(url))
  expect(asked).toEqual([`${path}?until=1&sig=a`, path.replace('thumbnail', 'picture')])
})

test('an address that has expired is no photo, and the next one is asked', async () => {
  const answers = [new Response('{}', { status: 404 }), new Response('bytes')]
  vi.stubGlobal('fetch', async () => answers.shift())
  const client = new QueryClient()
  await expect(client.fetchQuery(photoQuery(`${path}?sig=a`))).rejects.toThrow('expired')
  expect(await (await client.fetchQuery(photoQuery(`${path}?sig=b`))).text()).toBe('bytes')
})
