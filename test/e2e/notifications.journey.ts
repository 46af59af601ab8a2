import type { BrowserContext, Page } from '@playwright/test'
import { aDevice } from '#test/a-device.ts'
import { aColleague, ask } from './crew.ts'
import { expect, test } from './product.ts'

/** Marks a browser that is subscribed. */
const subscribed = 'the browser is subscribed'
const id = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'

test('what the server pushes is shown on the device, the newest about each request alone', async ({
  open,
}) => {
  const page = await open({ isSignedIn: true, serviceWorkers: 'allow', permissions: ['notifications'] })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const deliver = await pushServiceOf(page)

  const words = 'A request needs an answer.'
  for (const nth of [0, 1]) {
    const tag = `alert-${id}-${nth}`
    // The push service tries again too: what it sends a worker that is only just starting may be lost.
    await expect(async () => {
      await deliver(JSON.stringify({ kind: 'alert', id, tag, words }))
      await expect.poll(() => shownOn(page), { timeout: 5000 }).toEqual([{ words, tag }])
    }).toPass()
  }
})

test('a notification that is pressed opens its screen in the portal that is open', async ({ open }) => {
  const page = await open({ isSignedIn: true, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await ready(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

  // Only a press by a real hand may bring a window to the front, so this is what the worker does after that.
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/ops/sw.js'))
  await worker?.evaluate(
    "clients.matchAll().then((windows) => windows.forEach((one) => one.postMessage({ open: '/ops/alerts' })))",
  )
  await expect(page).toHaveURL(/\/ops\/alerts$/)
})

test('a person turns notifications on and off on this device, and signing out turns them off', async ({
  open,
  product,
}) => {
  const { token } = await aColleague(product, { first_name: 'Ottilie', last_name: 'Brandt' })
  const page = await open({ signedInAs: token, serviceWorkers: 'allow', permissions: ['notifications'] })
  await subscribesTo(page.context(), aDevice())
  await page.goto('/ops/profile?part=alerts')
  const [on, off] = [page.getByText('Notifications are on.'), page.getByText('Notifications are off on this')]
  await expect(off).toBeVisible()

  await answerTo(page, 'PUT', () => page.getByRole('button', { name: 'Turn on notifications' }).click())
  await expect(on).toBeFocused()
  // At each start the portal tells the server once more: the session may be a new one.
  await answerTo(page, 'PUT', () => page.reload())
  await expect(on).toBeVisible()
  await answerTo(page, 'DELETE', () => page.getByRole('button', { name: 'Turn off notifications' }).click())
  await expect(off).toBeFocused()

  await answerTo(page, 'PUT', () => page.getByRole('button', { name: 'Turn on notifications' }).click())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => [subscribed, 'push'].includes(key))).toEqual([])
})

test('where notifications are blocked the profile says so and what to do, in Spanish too', async ({
  open,
  product,
}) => {
  const { token } = await aColleague(product, { first_name: 'Inés', last_name: 'Valdivia' })
  const page = await open({ signedInAs: token })
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/ops/profile?part=alerts')
  await expect(page.getByText('Notifications are blocked in this browser.')).toBeVisible()
  await expect(page.getByRole('button', { name: /notifications/ })).toHaveCount(0)

  const { preferences } = await ask(product, 'GET /api/profile', { token })
  await ask(product, 'PUT /api/profile/preferences', { token, body: { ...preferences, language: 'es' } })
  await page.reload()
  await expect(page.getByText('Este navegador bloquea las notificaciones.')).toBeVisible()
})

/** Waits until the server has done what this leads to. */
async function answerTo(page: Page, method: string, act: () => Promise<unknown>) {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().includes('/api/push/'),
  )
  await act()
  expect((await answered).status()).toBe(204)
}

/** The worker of the portal runs. */
async function ready(page: Page) {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/ops/'))?.active?.state)
  // It stores the whole portal first, behind everything else.
  await expect.poll(state, { timeout: 60_000 }).toBe('activated')
}

/** Pushes to the portal’s worker as the push service of the browser would. */
async function pushServiceOf(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const registrations = new Map<string, string>()
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { scopeURL, registrationId } of all)
      registrations.set(new URL(scopeURL).pathname, registrationId)
  })
  await devTools.send('ServiceWorker.enable')
  await ready(page)
  await expect.poll(() => registrations.get('/ops')).toBeDefined()
  const { origin } = new URL(page.url())
  const registrationId = registrations.get('/ops') ?? ''
  return (data: string) => devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

function shownOn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/ops/')
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, tag }) => ({ words: title, tag }))
  })
}

/** A browser without a push service behind it can’t subscribe, so this one says what it would have got. */
async function subscribesTo(context: BrowserContext, { endpoint, p256dh, auth }: ReturnType<typeof aDevice>) {
  await context.addInitScript(
    ([key, endpoint, p256dh, auth]) => {
      const subscription = {
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        async unsubscribe() {
          localStorage.removeItem(key)
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        async subscribe() {
          localStorage.setItem(key, 'yes')
          return subscription
        },
        getSubscription: async () => (localStorage.getItem(key) ? subscription : null),
      })
    },
    [subscribed, endpoint, p256dh, auth] as const,
  )
}
