import { expect, test } from './product.ts'

test('what was read stays readable without a network, and says from when it is', async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow' })
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('site-pages-1')).keys()
      return requests.map(({ url }) => new URL(url).pathname).toSorted()
    })
  const notice = page.locator('.offline')

  await page.goto('/services/water-damage')
  await page.mouse.wheel(0, 200)
  await expect.poll(kept).toEqual(['/services/water-damage'])
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  await page.goto('/contact?received=R-2611-ABCDE&service=water-damage')
  await page.goto('/faq?q=sump')
  await page.goto('/ops/login')
  await page.goto('/faq')
  await expect.poll(kept).toEqual(['/faq', '/services/water-damage'])
  await expect(notice).toHaveCount(0)

  await page.context().setOffline(true)
  await page.goto('/services/water-damage')
  await expect(notice).toHaveText(/^You are offline\. This page is from .*\d{4}.*; the phone number works\.$/)
  await expect(page.getByRole('heading', { name: 'Do this now' })).toBeVisible()
  await expect.poll(() => page.evaluate('document.fonts.check(\'600 20px "Barlow Condensed"\')')).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(notice).toBeVisible()
  await page.locator('#q').fill('sump')
  await expect(page.getByRole('status').filter({ hasText: 'questions match' })).toBeVisible()

  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call/ }).last()).toHaveAttribute('href', /^tel:/)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(notice).toHaveCount(0)
})
