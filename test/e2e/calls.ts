import type { Page } from '@playwright/test'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { newId } from '#platform/uuid.ts'
import { aColleague, ask } from './crew.ts'
import { signIn, type Product } from './product.ts'

/** Someone who takes calls. */
export function aDispatcher(product: Product, last_name: string, role = 'Dispatcher') {
  return aColleague(product, { first_name: 'Marcus', last_name, role })
}

/** The same, who reads the portal in Spanish. */
export async function aSpanishDispatcher(product: Product, last_name: string) {
  const luz = await aColleague(product, { first_name: 'Luz', last_name, role: 'Dispatcher' })
  const body = { ...usualPreferences, language: 'es', revision: 0 }
  await ask(product, 'PUT /api/profile/preferences', { token: luz.token, body })
  return luz
}

type Job = { id: string; number: string; revision: number }

/** A job that someone made of a call before. */
export async function aJobOf(product: Product, facts: object): Promise<Job> {
  const token = await signIn(product)
  return ask(product, 'POST /api/jobs', { token, body: { id: newId(), facts } })
}

/** Whom the company has helped before, at an address that is known. */
export async function anEarlierCustomer(product: Product, phone = '+13305550117') {
  const job = await aJobOf(product, {
    name: 'Nora Trillium',
    phone,
    address: '1187 Larkspur Lane',
    town: 'Boardman',
    state: 'OH',
    zip: '44512',
    loss_type: 'basement',
    source: 'sump',
    year_built: 1974,
  })
  const token = await signIn(product)
  await ask(product, `PUT /api/jobs/${job.id}/stage`, {
    token,
    body: { stage: 'closed', revision: job.revision, override: 'Done long ago.' },
  })
  return job
}

/** The job that the screen says was saved, as the server has it. */
export async function savedJob(page: Page, product: Pick<Product, 'origin'>, token: string) {
  const words = await page.getByText(/^Saved as MR-\d{4}-\d{3,}$/).innerText()
  const number = words.replace('Saved as ', '')
  const { items } = await ask(product, `GET /api/jobs?q=${number}`, { token })
  return ask(product, `GET /api/jobs/${items[0].id}`, { token })
}
