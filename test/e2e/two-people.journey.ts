import { aColleague } from './crew.ts'
import { expect, test } from './product.ts'

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
  await second.evaluate((token) => localStorage.setItem('token', token), ruth.token)
  const asRuth = first.waitForRequest(
    (request) => request.headers()['authorization'] === `Bearer ${ruth.token}`,
  )
  await expect(first.getByRole('heading', { name: 'My requests' })).toBeHidden()
  await asRuth
  await expect(first.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})
