import { aColleague, anInvited, passwordOfAll } from './crew.ts'
import { expect, test } from './product.ts'
import { assigned } from './refusals.ts'
import { everythingOn, keysOn, readsFor, readsOn } from './stored-reads.ts'

test('one browser has one person: a login page goes on to who signed in beside it, and a portal starts again as them', async ({
  open,
  product,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivo', last_name: 'Sandpiper' })
  const ruth = await aColleague(product, { first_name: 'Ruth', last_name: 'Plover', role: 'Dispatcher' })
  const first = await open()
  const second = await first.context().newPage()
  await second.goto('/ops/login')
  await first.goto('/ops/login')
  await first.getByLabel('Username').fill(ivy.username)
  await first.getByLabel('Password', { exact: true }).fill(ivy.password)
  await first.getByRole('button', { name: 'LOGIN' }).click()
  await expect(first.getByRole('heading', { name: 'My requests' })).toBeVisible()
  await expect(second.getByRole('heading', { name: 'My requests' })).toBeVisible()

  // What a page that was not told would do: store the token of someone else.
  const asRuth = first.waitForRequest(
    (request) => request.headers()['authorization'] === `Bearer ${ruth.token}`,
  )
  await second.evaluate((token) => localStorage.setItem('token', token), ruth.token)
  await asRuth
  await expect(first.getByRole('link', { name: /^Profile: Ruth Plover/ })).toBeVisible()
  await expect(first.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(first.getByText('Ivo Sandpiper')).toHaveCount(0)
})

test('whoever uses a code where someone is signed in gets nothing of theirs, and ends their session', async ({
  open,
  product,
  people: { ann },
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivo', last_name: 'Dunnock' })
  const lead = await assigned(product, ivy, ann)
  const next = await anInvited(product, { first_name: 'Cleo', last_name: 'Dunnock' })
  const page = await open({ signedInAs: ivy.token })
  await page.goto('/ops/dashboard')
  await expect.poll(() => readsOn(page)).toContain(lead.id)

  // Her note is on its way for as long as all of this takes.
  const senders: (string | undefined)[] = []
  await page.route(`**/api/leads/${lead.id}/notes`, (route) => {
    senders.push(route.request().headers()['authorization'])
  })
  const card = page.getByRole('article', { name: ann.name })
  await card.getByLabel('New note').fill('Wet to the studs.')
  await card.getByRole('button', { name: 'Save note' }).click()
  await expect.poll(() => senders.length).toBe(1)

  // As a link leads there: in the same page.
  await page.evaluate(() => history.pushState(null, '', '/ops/activate'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await page.getByLabel('Username').fill(next.username)
  await page.getByLabel('Code').fill(next.code)
  await page.getByRole('textbox', { name: 'New password' }).fill(passwordOfAll)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('You have no open requests.')).toBeVisible()
  await expect.poll(() => readsFor(page, next.id)).toContain('desk')

  const headers = { authorization: `Bearer ${ivy.token}` }
  const askMe = async () => (await fetch(`${product.origin}/api/auth/me`, { headers })).status
  await expect.poll(askMe).toBe(401)
  expect(await keysOn(page)).toBe(1)
  expect(await readsFor(page, next.id)).not.toContain(lead.id)
  expect(await everythingOn(page)).not.toContain('Wet to the studs.')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(senders).not.toContain(`Bearer ${token}`)
})
