import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Two pictures as a phone takes them, each unlike the other. */
export async function twoPhotographs() {
  return [
    { name: 'wet-line.jpg', mimeType: 'image/jpeg', buffer: await photograph('#5b7f95') },
    { name: 'burst-pipe.jpg', mimeType: 'image/jpeg', buffer: await photograph('#a0522d') },
  ] as const
}

/** With the camera of a phone, where a form asks for a photo. */
export async function takePhoto(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await (await choosing).setFiles(file)
}

/** As many as someone takes in a row, each as large as those of a phone and unlike the others. */
export function aBurst(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, nth) => ({
      name: `IMG_${nth + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(Buffer.from(room(`hsl(${(nth * 360) / count} 40% 50%)`)))
        .resize(4000, 3000)
        .jpeg()
        .toBuffer(),
    })),
  )
}

/** With the place where it was taken, as phones write it. */
function photograph(wall: string) {
  return sharp(Buffer.from(room(wall)))
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 53/1 18/1' } })
    .toBuffer()
}

function room(wall: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="${wall}"/><rect x="420" y="90" width="120" height="230" fill="#e8e2d4"/>
    <path d="M0 320H640V480H0Z" fill="#6d7f86"/><path d="M0 300Q160 280 320 300T640 296V330H0Z" fill="#00000030"/>
    <path d="M90 0V300" stroke="#b87333" stroke-width="16"/><circle cx="90" cy="180" r="18" fill="#8a5a2b"/></svg>`
}
