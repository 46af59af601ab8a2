import { newId } from '#platform/uuid.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, test } from './product.ts'

test('what the server refused from the field is seen by the office at once, and each decision reaches the device', async ({
  open,
  product,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Ludo', last_name: 'Redpoll' })
  const lead = await receiveLead(product, ann)
  const report = (text: string, made_at: string) =>
    ask(product, 'PUT', `/api/sync-problems/${newId()}`, {
      token: tech.token,
      body: {
        lead_id: lead.id,
        write: { kind: 'note', text },
        code: 'lead-not-found',
        detail: 'Request not found.',
        made_at,
        refused_at: made_at,
      },
    })
  const page = await open({ isSignedIn: true })
  await page.goto('/ops/sync-problems')
  await expect(page.getByText('No sync problems.')).toBeVisible()

  await report('Wet to the studs.', '2026-11-20T09:11:00Z')
  await report('Gate is open.', '2026-11-20T09:12:00Z')
  await report('Pump is running.', '2026-11-20T09:13:00Z')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toContainText('Ludo Redpoll')
  await expect(cards.first()).toContainText('Request not found.')
  await expectAccessible(page, portalLooks, 'sync problems')

  await cards.nth(2).getByRole('button', { name: 'Take over' }).click()
  await expect(cards).toHaveCount(2)
  await cards.nth(1).getByRole('button', { name: 'Discard' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Known already.')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(cards).toHaveCount(1)
  await page.goto('/ops/submissions')
  await page.getByRole('link', { name: '1 sync problem' }).click()
  await cards.getByRole('button', { name: 'Send back' }).click()
  await dialog.getByLabel('Reason').fill('Which room?')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText('No sync problems.')).toBeVisible()

  const mine: { state: string; reason: string }[] = await ask(product, 'GET', '/api/sync-problems/mine', {
    token: tech.token,
  })
  expect(mine.map(({ state, reason }) => [state, reason])).toEqual([
    ['taken_over', ''],
    ['discarded', 'Known already.'],
    ['sent_back', 'Which room?'],
  ])
  await page.getByRole('link', { name: 'Settled' }).click()
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toContainText('Sent back by Owner')
})
