import type { Page } from '@playwright/test'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask, type Known } from './crew.ts'
import { receiveLead } from './leads.ts'
import type { Callers } from './people.ts'
import { expect, test, type Product } from './product.ts'
import { everythingOn, keysOn, readsOn } from './stored-reads.ts'

const typed = 'Sump pump runs, wall is still wet'

test('a device that is erased from another one removes what was read on it when it reaches the server', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Osric', last_name: 'Lapwing' })
  const lead = await aRequestOf(product, { tech, ann, token })
  const phone = await open({ signedInAs: tech.token })
  await readAndType(phone, lead)
  const tab = await phone.context().newPage()
  await tab.goto('/ops/dashboard')
  await expect(tab.getByRole('article', { name: ann.name })).toBeVisible()
  // What stands last has come too: without a network its script would not.
  await expect(tab.getByRole('heading', { name: 'You', exact: true })).toBeVisible()
  await phone.context().setOffline(true)

  const desk = await open({ signedInAs: await signInOf(product, tech) })
  await desk.goto('/ops/profile?part=devices')
  await desk.getByRole('button', { name: /^Erase/ }).click()
  const question = desk.getByRole('alertdialog')
  await expect(question.getByText('The device is signed out now.')).toBeVisible()
  await question.getByRole('button', { name: 'Sign out and erase' }).click()
  await expect(desk.getByText('You’re not signed in on any other device.')).toBeVisible()
  expect(await readsOn(phone)).toContain(lead)

  await phone.context().setOffline(false)
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expectErased(phone, lead)
  expect(await phone.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  // What was read by the one who erased it is still at their desk.
  await desk.goto('/ops/dashboard')
  await expect.poll(() => readsOn(desk)).not.toBe('')
})

test('a device of someone who was suspended is erased when the portal opens there again', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Wenzel', last_name: 'Siskin' })
  const lead = await aRequestOf(product, { tech, ann, token })
  const phone = await open({ signedInAs: tech.token })
  await readAndType(phone, lead)
  // The portal is closed there when it happens.
  await phone.goto('/faq')
  const { revision } = await ask(product, `GET /api/employees/${tech.id}`, { token })
  const body = { revision, reassign_to: null }
  await ask(product, `POST /api/employees/${tech.id}/suspend`, { token, body })

  await phone.goto('/ops/dashboard')
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expectErased(phone, lead)
})

test('after any other end of the session what was read is still on the device', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Quirin', last_name: 'Dunlin' })
  const lead = await aRequestOf(product, { tech, ann, token })
  const phone = await open({ signedInAs: tech.token })
  await readAndType(phone, lead)

  const other = await signInOf(product, tech)
  await ask(product, 'POST /api/profile/devices/sign-out-others', { token: other })
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expect(phone.getByText('Your session on this device has ended.')).toBeVisible()
  expect(await phone.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  await expectLocked(phone, lead)
  await expectBack(phone, { tech, lead })
})

test('a session that ends while the portal is closed locks what was typed when it opens again', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Isolde', last_name: 'Fieldfare' })
  const lead = await aRequestOf(product, { tech, ann, token })
  const phone = await open({ signedInAs: tech.token })
  await readAndType(phone, lead)
  await phone.goto('/faq')
  await ask(product, 'POST /api/auth/logout', { token: tech.token })

  await phone.goto('/ops/dashboard')
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expect(phone.getByText('Your session on this device has ended.')).toBeVisible()
  await expectLocked(phone, lead)
  await expectBack(phone, { tech, lead })
})

test('a login page locks what a browser left open that was killed while a session ended', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Lorcan', last_name: 'Redpoll' })
  const lead = await aRequestOf(product, { tech, ann, token })
  const phone = await open({ signedInAs: tech.token })
  await readAndType(phone, lead)
  // The token was discarded, and nothing after that was done.
  await phone.evaluate(() => {
    localStorage.removeItem('token')
    location.href = '/ops/login'
  })
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expect.poll(() => keysOn(phone)).toBe(0)
  await expectLocked(phone, lead)
  await expectBack(phone, { tech, lead })
})

test('signing out with a connection locks the notes and forms that were typed, and the next person sees neither', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Maren', last_name: 'Whimbrel' })
  const next = await aColleague(product, { first_name: 'Corin', last_name: 'Sanderling' })
  const lead = await aRequestOf(product, { tech, ann, token })
  const phone = await open({ signedInAs: tech.token })
  await phone.goto('/ops/profile')
  await phone.getByLabel('Display name').fill('Skipper')
  await expect.poll(() => everythingOn(phone)).toContain('Skipper')
  await readAndType(phone, lead)

  await phone.getByRole('button', { name: 'Sign out' }).click()
  const question = phone.getByRole('alertdialog', { name: 'Sign out with 2 not sent?' })
  await expect(question).toContainText(`Note you haven’t saved: ${typed}`)
  await expect(question).toContainText('Form you haven’t saved: Profile')
  await expect(question).toContainText('What isn’t sent or saved stays locked on this device')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  await expectLocked(phone, lead)
  expect(await everythingOn(phone)).not.toContain('Skipper')

  await signInAt(phone, next)
  expect(await everythingOn(phone)).not.toContain(typed)
  await phone.getByRole('button', { name: 'Sign out' }).click()
  await expectBack(phone, { tech, lead })
  await phone.goto('/ops/profile')
  await expect(phone.getByLabel('Display name')).toHaveValue('Skipper')
})

test('where the key of a device never came, whoever signs out is told that what they typed stays open, and so is who comes next', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Bertil', last_name: 'Brambling' })
  const lead = await aRequestOf(product, { tech, ann, token })
  const phone = await open({ signedInAs: tech.token })
  const keyOfDevice = '**/api/auth/storage-key'
  await phone.route(keyOfDevice, (route) => route.abort('internetdisconnected'))
  await phone.goto('/ops/profile')
  await phone.getByLabel('Display name').fill('Skipper')
  await expect.poll(() => everythingOn(phone)).toContain('Skipper')
  await phone.goto(`/ops/submissions/${lead}`)
  await phone.getByLabel('New note').fill(typed)
  await expect.poll(() => everythingOn(phone)).toContain(typed)
  await phone.getByRole('button', { name: 'Sign out' }).click()
  const question = phone.getByRole('alertdialog', { name: 'Sign out with 1 not sent?' })
  await expect(question).toContainText('This device can’t lock unsent work.')
  await expect(question).toContainText('If you sign out, what you entered in these is removed:Profile')
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  expect(await everythingOn(phone)).not.toContain('Skipper')
  const isOpen = phone.getByText('isn’t locked on this device')
  await expect(isOpen).toBeVisible()
  await expectAccessible(phone, portalLooks, 'a login where something typed is not locked')

  await phone.unroute(keyOfDevice)
  await expectBack(phone, { tech, lead })
  await phone.getByRole('button', { name: 'Sign out' }).click()
  await expect(question).toContainText('What isn’t sent or saved stays locked on this device')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  expect(await everythingOn(phone)).not.toContain(typed)
  await expect(isOpen).toBeHidden()
})

/** The id of a request that the technician has in hand. */
async function aRequestOf(
  product: Product,
  { tech, ann, token }: { tech: Known; ann: Callers['ann']; token: string },
) {
  const { id } = await receiveLead(product, ann)
  const body = { employee_id: tech.id, revision: 1 }
  await ask(product, `PUT /api/leads/${id}/assignee`, { token, body })
  return id
}

async function readAndType(phone: Page, lead: string) {
  await phone.goto(`/ops/submissions/${lead}`)
  await expect.poll(() => readsOn(phone)).toContain(lead)
  await phone.getByLabel('New note').fill(typed)
  await expect.poll(() => everythingOn(phone)).toContain(typed)
  expect(await keysOn(phone)).toBe(1)
}

async function expectErased(phone: Page, lead: string) {
  const stored = await everythingOn(phone)
  expect(stored).not.toContain(typed)
  expect(stored).not.toContain(lead)
  expect(await keysOn(phone)).toBe(0)
}

/** It is all there, and no script can read it. */
async function expectLocked(phone: Page, lead: string) {
  expect(await keysOn(phone)).toBe(0)
  expect(await everythingOn(phone)).not.toContain(typed)
  expect(await readsOn(phone)).toContain(lead)
}

async function expectBack(phone: Page, { tech, lead }: { tech: Known; lead: string }) {
  await signInAt(phone, tech)
  await phone.goto(`/ops/submissions/${lead}`)
  await expect(phone.getByLabel('New note')).toHaveValue(typed)
}

async function signInAt(phone: Page, { username, password }: Known) {
  await phone.getByLabel('Username').fill(username)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'LOGIN' }).click()
  await expect(phone.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

async function signInOf(product: Product, { username, password }: Known): Promise<string> {
  const body = { username, password, remember_me: true }
  return (await ask(product, 'POST /api/auth/login', { body })).token
}
