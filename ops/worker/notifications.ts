import type { Notice } from '#domain/push/notice.ts'
import { openPath } from './worker-messages.ts'

/** What a service worker finds around itself, as far as it is used here: lib.dom describes pages only. */
type Event = { waitUntil(work: Promise<unknown>): void }
type PushEvent = Event & { data: { json(): unknown } | null }
type ClickEvent = Event & { notification: Pick<Notification, 'close' | 'data'> }
type OpenWindow = { url: string; focus(): Promise<unknown>; postMessage(message: unknown): void }
export type NotificationScope = {
  registration: {
    showNotification(words: string, options: NotificationOptions): Promise<void>
    getNotifications(): Promise<readonly Pick<Notification, 'tag' | 'data' | 'close'>[]>
  }
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>
    openWindow(path: string): Promise<unknown>
  }
  addEventListener(name: 'push', listen: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listen: (event: ClickEvent) => void): void
}

/**
 * Shows what the server pushes to this device, and opens the portal where one of them is pressed. While a customer holds the phone to
 * sign on it, nothing of what is pushed is told.
 */
export function listenForNotices(scope: NotificationScope, isHandedOver: () => Promise<boolean>) {
  scope.addEventListener('push', (event) =>
    event.waitUntil(showUnlessHandedOver(scope, readNotice(event.data), isHandedOver)),
  )
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(scope, pathOf(notification.data)))
  })
}

/** Browsers end a subscription whose messages show nothing, so one that can’t be read is shown too. */
const unreadable: Notice = {
  kind: 'alert',
  id: '',
  tag: 'portal',
  words: 'Open the portal to see what’s new.',
}

async function showUnlessHandedOver(
  scope: NotificationScope,
  notice: Notice | null,
  isHandedOver: () => Promise<boolean>,
) {
  const words = (await isHandedOver()) ? unreadable.words : notice?.words
  await show(scope, notice && words !== undefined ? { ...notice, words } : null)
}

/** A newer notice about the same request takes the place of the older ones. */
async function show({ registration }: NotificationScope, notice: Notice | null) {
  const { words, ...data } = notice ?? unreadable
  const before = await registration.getNotifications()
  await registration.showNotification(words, { tag: data.tag, data, icon: '/apple-touch-icon.png' })
  for (const older of before) if (older.data?.id === data.id && older.tag !== data.tag) older.close()
}

/** A portal that is open goes there by itself, so that it can ask about a form that is not saved. */
async function open({ clients }: NotificationScope, path: string) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const portal = windows.find(({ url }) => new URL(url).pathname.startsWith('/ops/'))
  if (!portal) return void (await clients.openWindow(path))
  await portal.focus()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows of a worker take no origin
  portal.postMessage(openPath(path))
}

function pathOf(data: unknown) {
  if (!isAbout(data) || data.kind === 'alert') return '/ops/alerts'
  return `/ops/submissions/${data.kind === 'chat' ? 'chats/' : ''}${data.id}`
}

function readNotice(data: PushEvent['data']): Notice | null {
  try {
    const sent = data?.json()
    return isAbout(sent) && 'words' in sent && typeof sent.words === 'string'
      ? { ...sent, words: sent.words }
      : null
  } catch {
    return null
  }
}

function isAbout(data: unknown): data is Omit<Notice, 'words'> {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    (data.kind === 'alert' ||
      data.kind === 'assignment' ||
      data.kind === 'request' ||
      data.kind === 'chat') &&
    'id' in data &&
    typeof data.id === 'string' &&
    'tag' in data &&
    typeof data.tag === 'string'
  )
}
