import { aVisitToday, aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

test('beside the board the next step is in sight, and the tabs of a file say that there are more', async ({
  open,
  product,
  token,
  people: { dirk, emil },
}) => {
  const hazards = { electricity: 'yes', gas: 'yes', sewage: 'yes' }
  const job = await aJob(product, token, { ...dirk, ...hazards })
  await aVisitToday(product, token, { job: await aJob(product, token, emil) })
  const page = await open({ isSignedIn: true, viewport: { width: 1280, height: 800 } })
  await page.goto(`/ops/intake?job=${job}`)
  const panel = page.getByRole('complementary', { name: 'Open job' })
  await expect(panel.locator('[data-now-action] :is(a, button)')).toBeInViewport({ ratio: 1 })

  for (const width of [1100, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/ops/intake/${job}`)
    const tabs = page.getByRole('navigation', { name: 'Job file' })
    await expect(tabs).toHaveAttribute('data-right', 'true')
    // Whoever goes along it with the keyboard is not taken back to the tab that is shown.
    const last = tabs.getByRole('link', { name: 'Timeline' })
    await last.focus()
    await expect(tabs).toHaveAttribute('data-left', 'true')
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await tabs.getByRole('link', { name: 'Overview' }).focus()
    await expect(tabs).not.toHaveAttribute('data-left')
    await page.goto(`/ops/intake/${job}/timeline`)
    await expect(tabs.getByRole('link', { name: 'Timeline' })).toBeInViewport({ ratio: 0.95 })
    await expect(tabs).not.toHaveAttribute('data-right')
    await expect(tabs).toHaveAttribute('data-left', 'true')
  }
})
