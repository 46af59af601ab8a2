import type { Page } from '@playwright/test'
import { aColleague } from './crew.ts'
import type { receiveLead } from './leads.ts'
import type { OpenPage, Product } from './product.ts'
import { assigned } from './refusals.ts'

type Caller = Parameters<typeof receiveLead>[1]

/** A technician with one request, on a device where the portal and that request are stored: it can go offline. */
export async function aFieldDevice(
  { open, product }: { open: OpenPage; product: Product },
  caller: Caller,
  last_name: string,
) {
  const tech = await aColleague(product, { first_name: 'Egon', last_name, mobile: '(330) 555-0166' })
  const lead = await assigned(product, tech, caller)
  const page = await open({ signedInAs: tech.token, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  // Behind the first screen, and so later on a busy machine.
  await page.getByText('Your request is on this device.').waitFor({ timeout: 60_000 })
  await portalCached(page)
  return { tech, lead, page, card: page.getByRole('article', { name: caller.name }) }
}

/** Resolves when the portal's files are on the device and its worker answers for them. */
export async function portalCached(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
}
