import { expect, test } from 'vitest'
import { listenForNotices, type NotificationScope } from './notifications.ts'
import { pathToOpen } from './worker-messages.ts'

const id = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'

/** A service worker with these windows open. Returns where a press of a notification leads. */
async function press(data: unknown, urls: readonly string[]) {
  const opened: string[] = []
  const focused: string[] = []
  const told: unknown[] = []
  const work: Promise<unknown>[] = []
  const windows = urls.map((url) => ({
    url,
    focus: async () => void focused.push(url),
    postMessage: (message: unknown) => void told.push(message),
  }))
  const scope: NotificationScope = {
    registration: { showNotification: async () => {}, getNotifications: async () => [] },
    clients: { matchAll: async () => windows, openWindow: async (path) => void opened.push(path) },
    addEventListener(name: string, listen: (event: never) => void) {
      if (name === 'notificationclick') clicked = listen
    },
  }
  let clicked: (event: never) => void = () => {}
  listenForNotices(scope, async () => false)
  const event = { notification: { close() {}, data }, waitUntil: (done: Promise<unknown>) => work.push(done) }
  Reflect.apply(clicked, null, [event])
  await Promise.all(work)
  return { opened, focused, told: told.map(pathToOpen) }
}

test.each([
  ['alert', '/ops/alerts'],
  ['assignment', `/ops/submissions/${id}`],
  ['request', `/ops/submissions/${id}`],
  ['chat', `/ops/submissions/chats/${id}`],
])('without an open portal a notification of an %s opens %s', async (kind, path) => {
  const outcome = await press({ kind, id, tag: 'a' }, ['https://example.com/', 'https://example.com/faq'])
  expect(outcome).toEqual({ opened: [path], focused: [], told: [] })
})

test('an open portal comes to the front and goes there by itself', async () => {
  const portal = 'https://example.com/ops/dashboard'
  const outcome = await press({ kind: 'assignment', id, tag: 'a' }, ['https://example.com/', portal])
  expect(outcome).toEqual({ opened: [], focused: [portal], told: [`/ops/submissions/${id}`] })
})

test('a notification that could not be read opens the alerts', async () => {
  expect(await press(null, [])).toMatchObject({ opened: ['/ops/alerts'] })
})

test('a message that can’t be read is shown all the same, and a newer one about a request takes the place of the older', async () => {
  const shown = new Map<string, { words: string; id: string }>()
  let pushed: (event: never) => void = () => {}
  const scope: NotificationScope = {
    registration: {
      showNotification: async (words, options) =>
        void shown.set(options?.tag ?? '', { words, id: options?.data.id }),
      getNotifications: async () =>
        Array.from(shown, ([tag, { id }]) => ({
          tag,
          data: { id },
          close: () => shown.delete(tag),
        })),
    },
    clients: { matchAll: async () => [], openWindow: async () => {} },
    addEventListener(name: string, listen: (event: never) => void) {
      if (name === 'push') pushed = listen
    },
  }
  let isHandedOver = false
  listenForNotices(scope, async () => isHandedOver)
  const push = async (json: () => unknown) => {
    const work: Promise<unknown>[] = []
    Reflect.apply(pushed, null, [{ data: { json }, waitUntil: (done: Promise<unknown>) => work.push(done) }])
    await Promise.all(work)
  }
  const words = 'A request needs an answer.'
  for (const tag of ['alert-0', 'alert-1']) await push(() => ({ kind: 'alert', id, tag, words }))
  await push(() => JSON.parse('not what the server sends'))
  expect([...shown]).toEqual([
    ['alert-1', { words, id }],
    ['portal', { words: 'Open the portal to see what’s new.', id: '' }],
  ])
  // A customer signs on the phone: what it shows tells nothing of others.
  isHandedOver = true
  await push(() => ({ kind: 'alert', id, tag: 'alert-2', words }))
  expect(shown.get('alert-2')).toEqual({ words: 'Open the portal to see what’s new.', id })
})

test.each([null, 'open', { open: 7 }, { open: '/contact' }, { open: 'https://example.com/ops/alerts' }])(
  'the portal does not go where %j says',
  (message) => expect(pathToOpen(message)).toBe(null),
)
