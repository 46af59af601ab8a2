import type { Page } from '@playwright/test'
import { aColleague, ask, type Known } from './crew.ts'
import { receiveLead } from './leads.ts'
import type { Callers } from './people.ts'
import { expect, test, type Product } from './product.ts'
import { readsOn } from './stored-reads.ts'

test('a device that is erased from another one removes what was read on it when it reaches the server', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Osric', last_name: 'Lapwing' })
  const lead = await aRequestOf(product, { tech, ann, token })
  const phone = await open({ signedInAs: tech.token })
  await readThere(phone, lead)
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
  expect(await readsOn(phone)).toBe('')
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
  await readThere(phone, lead)
  // The portal is closed there when it happens.
  await phone.goto('/faq')
  const { revision } = await ask(product, 'GET', `/api/employees/${tech.id}`, { token })
  const body = { revision, hand_to: null }
  await ask(product, 'POST', `/api/employees/${tech.id}/suspend`, { token, body })

  await phone.goto('/ops/dashboard')
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  expect(await readsOn(phone)).toBe('')
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
  await readThere(phone, lead)

  const other = await signInOf(product, tech)
  await ask(product, 'POST', '/api/profile/devices/sign-out-others', { token: other })
  await expect(phone.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
  expect(await phone.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  expect(await readsOn(phone)).toContain(lead)
})

/** The id of a request that the technician has in hand. */
async function aRequestOf(
  product: Product,
  { tech, ann, token }: { tech: Known; ann: Callers['ann']; token: string },
) {
  const { id } = await receiveLead(product, ann)
  const body = { employee_id: tech.id, revision: 1 }
  await ask(product, 'PUT', `/api/leads/${id}/assignee`, { token, body })
  return id
}

async function readThere(phone: Page, lead: string) {
  await phone.goto(`/ops/submissions/${lead}`)
  await expect.poll(() => readsOn(phone)).toContain(lead)
}

async function signInOf(product: Product, { username, password }: Known): Promise<string> {
  const body = { username, password, remember_me: true }
  return (await ask(product, 'POST', '/api/auth/login', { body })).token
}
