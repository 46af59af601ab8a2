import type { Locator, Page } from '@playwright/test'
import { expect } from '../product.ts'

/** What the list asks for, and how many of each, in one go with the camera. */
export async function takePhotos(page: Page, job: string, asked: Readonly<Record<string, number>>) {
  await page.goto(`/ops/intake/${job}/photos`)
  const missing = page.getByRole('region', { name: /still missing$/ })
  await missing.getByRole('listitem').first().getByRole('button').click()
  const camera = page.getByRole('dialog', { name: 'Camera' })
  const shutter = camera.getByRole('button', { name: 'Take a photo' })
  await expect(shutter).toHaveAttribute('aria-disabled', 'false')
  let taken = 0
  for (const [name, count] of Object.entries(asked)) {
    await camera.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    for (let nth = 1; nth <= count; nth++) {
      await anotherPicture(camera)
      await shutter.press('Space')
      taken += 1
      await expect(camera.getByRole('status').getByText(`${taken} in this burst`)).toBeVisible()
    }
  }
  await camera.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('region', { name: /still missing$/ })).toBeHidden()
}

/** The same picture twice is one photo, and on a busy machine the camera stands still. */
async function anotherPicture(camera: Locator) {
  await camera
    .locator('video')
    .evaluate(
      (video: HTMLVideoElement) =>
        new Promise<void>((done) =>
          video.requestVideoFrameCallback(() => video.requestVideoFrameCallback(() => done())),
        ),
    )
}
