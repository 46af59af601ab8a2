import type { Page } from '@playwright/test'
import { newId } from '#platform/uuid.ts'
import { aColleague, ask } from './crew.ts'
import { receiveLead } from './leads.ts'
import type { Product } from './product.ts'

export function trayOf(page: Page) {
  return page.getByRole('region', { name: /^Visits without a time/ })
}

/** What the dispatcher is placing, in both of its lines. */
export function inHand(page: Page, name: string) {
  return page.getByRole('status').filter({ hasText: `Place ${name}.` })
}

export function dayOf(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

type Planned = {
  job: string
  kind: 'inspection' | 'monitoring'
  when?: { on: string; from: string; to: string }
  people?: string[]
}

export async function aVisit(product: Product, token: string, { job, ...visit }: Planned) {
  const id = newId()
  await ask(product, `POST /api/jobs/${job}/visits`, { token, body: { id, ...visit } })
  return id
}

type Scheduled = {
  name: string
  phone: string
  town: string
  schedule: { on: string; from: string; to: string; employee_id: string }
}

/** A request that has a time and is no job yet. */
export async function aScheduledRequest(product: Product, token: string, { schedule, ...told }: Scheduled) {
  const { id } = await receiveLead(product, told)
  const { revision } = await ask(product, `GET /api/leads/${id}`, { token })
  await ask(product, `PUT /api/leads/${id}/status`, {
    token,
    body: { status: 'scheduled', revision, schedule },
  })
  return id
}

/** Someone who may go to inspections of water. */
export async function aTechnician(product: Product, token: string, name: string) {
  const [first_name = '', last_name = ''] = name.split(' ')
  const person = await aColleague(product, { first_name, last_name })
  const body = { id: newId(), employee_id: person.id, code: 'WRT' }
  await ask(product, 'POST /api/certifications', { token, body })
  return person
}

/** Where an hour stands in the day of a person, which shows 7 AM to 6 PM. */
export async function pointAt(page: Page, name: string, hour: number) {
  const box = await dayOf(page, name).locator('[data-day]').boundingBox()
  return { x: Math.max(1, ((hour - 7) / 11) * (box?.width ?? 0)), y: 12 }
}
