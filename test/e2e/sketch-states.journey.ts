import { newId } from '#platform/uuid.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { findBarriers } from './accessibility.ts'
import { comeAs } from './a-phone.ts'
import { ask } from './crew.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('typed rooms stay in their lines, however long their names, and a plan that can’t be loaded leads back to the rooms', async ({
  page,
  product,
  token,
  people: { ann },
}) => {
  const id = await aJob(product, token, { ...ann })
  const { kitchen, bath } = trilliumRooms
  for (const room of [kitchen, { ...bath, name: 'Laundry and utility closet behind the kitchen' }])
    await ask(product, `POST /api/jobs/${id}/rooms`, { token, body: { ...room, chamber: null, id: newId() } })
  await comeAs(page, token)
  await page.goto(`/ops/intake/${id}/rooms`)
  await expect(page.getByText(/% wet/).first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  await page.goto(`/ops/intake/${id}/sketch`)
  const closet = page.getByRole('button', { name: /^Laundry and utility closet.*: draw it as it was typed$/ })
  await expect(closet).toBeAttached()
  const [lines, words] = await closet.evaluate((room) =>
    [...room.querySelectorAll('rect, text')].map((part) => {
      const { width, height } = part.getBoundingClientRect()
      return { width, height }
    }),
  )
  expect(words?.width).toBeLessThan(lines?.width ?? 0)
  expect(words?.height).toBeLessThan(lines?.height ?? 0)
  expect(await findBarriers(page)).toEqual([])

  await page.route('**/api/jobs/*/sketches', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('The sketch couldn’t be loaded')).toBeVisible({ timeout: 30_000 })
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the rooms' }).click()
  await expect(page.getByRole('link', { name: 'Rooms & Sketch' })).toBeVisible()
})
