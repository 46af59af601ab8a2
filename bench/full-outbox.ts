import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { second } from '#platform/time.ts'
import type { aPhone } from '#test/e2e/a-phone.ts'
import { slowProcessor } from './slow-phone.ts'
import type { Report } from './table.ts'
import { megabytes, whole } from './units.ts'

const photos = 500
const rows = 10_000
const longestTask = 100
const mostOff = 0.05

type Phone = Awaited<ReturnType<typeof aPhone>>
type Technician = { id: string; names: string[] }

/** Weeks of work on one phone, 500 photos of it not sent: whether the screen ever stands still, and whether the storage shown is true. */
export async function measureFullOutbox(phone: Phone, technician: Technician): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'))
  try {
    const queued = await queuePhotos(phone, technician, await writePhotos(folder))
    await fillReceipts(phone, technician.id)
    const opened = await workOnFull(phone, technician)
    const { shown, stored } = await readStorage(phone)
    const longest = Math.max(queued, opened.start, opened.panel, opened.note, opened.sending)
    return {
      rows: [
        {
          what: `slow phone: longest task with ${whole(rows)} stored rows and ${photos} photos not sent`,
          ours: `${whole(longest)} ms`,
          reference: `${longestTask} ms at most`,
          ratio: longest / longestTask,
          goal: { atMost: 1 },
        },
        {
          what: 'storage that the profile shows, against the files on the disk',
          ours: megabytes(shown),
          reference: megabytes(stored),
          ratio: Math.max(shown / stored, stored / shown),
          goal: { atMost: 1 + mostOff },
        },
      ],
      notes: [
        `Longest tasks, the processor slowed down: queueing ${photos} photos ${whole(queued)} ms, start ${whole(opened.start)} ms, ` +
          `the list of what is not sent ${whole(opened.panel)} ms, saving a note ${whole(opened.note)} ms, sending for ten seconds ${whole(opened.sending)} ms.`,
      ],
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Pictures as a phone shrinks them, each with bytes of its own. */
async function writePhotos(folder: string) {
  await mkdir(folder, { recursive: true })
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({
    create: { width: 900, height: 675, channels: 3, background: '#808080', noise },
  })
    .jpeg({ quality: 80 })
    .toBuffer()
  const paths = []
  for (let number = 1; number <= photos; number++) {
    const path = join(folder, `IMG_${number}.jpg`)
    await writeFile(path, Buffer.concat([picture, Buffer.from(String(number))]))
    paths.push(path)
  }
  return paths
}

async function queuePhotos(phone: Phone, { names }: Technician, paths: string[]) {
  const { page } = await phone.start({ offline: true })
  await watchTasks(page)
  await slowProcessor(page)
  await page.goto('/ops/dashboard')
  const card = page.getByRole('article', { name: names[0] ?? '' }).first()
  await card.waitFor()
  await card.locator('input[type=file]').setInputFiles(paths)
  // The browser's own task, which makes the list of so many files before the page is told, is not counted.
  await longestSince(page)
  await page.getByRole('button', { name: `${photos} not sent` }).waitFor({ timeout: 300 * second })
  const longest = await longestSince(page)
  await phone.close()
  return longest
}

/** Copies of a row that is there: as large as any, sealed as any. */
async function fillReceipts(phone: Phone, personId: string) {
  const { page } = await phone.start({ offline: true })
  await page.goto('/ops/dashboard')
  await page.getByRole('button', { name: `${photos} not sent` }).waitFor()
  await page.evaluate(
    async ({ name, count }) => {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const writing = opening.result.transaction('entries', 'readwrite')
      const entries = writing.objectStore('entries')
      const first = entries.openCursor()
      await new Promise((resolve) => (first.onsuccess = resolve))
      const { turn: _, ...row } = first.result ? first.result.value : null
      for (let added = 0; added < count; added++)
        entries.add({ ...row, id: crypto.randomUUID(), state: 'received', since: Date.now() })
      await new Promise((resolve) => (writing.oncomplete = resolve))
      opening.result.close()
    },
    { name: `portal-${personId}`, count: rows - photos },
  )
  await phone.close()
}

async function workOnFull(phone: Phone, { names }: Technician) {
  const { page, context } = await phone.start({ offline: true })
  await watchTasks(page)
  await slowProcessor(page)
  await page.goto('/ops/dashboard')
  const card = page.getByRole('article', { name: names[0] ?? '' }).first()
  const notSent = page.getByRole('button', { name: 'not sent' })
  await card.waitFor()
  await notSent.waitFor()
  await page.waitForTimeout(second)
  const start = await longestSince(page)
  await notSent.click()
  const panel = page.getByRole('dialog', { name: 'not sent' })
  await panel.getByRole('listitem').first().waitFor()
  await page.waitForTimeout(second)
  const opened = await longestSince(page)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await card.getByLabel('New note').fill('Wet behind the sink.')
  await card.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: `${photos + 1} not sent` }).waitFor()
  const note = await longestSince(page)
  await context.setOffline(false)
  await page.waitForTimeout(10 * second)
  const sending = await longestSince(page)
  await phone.close()
  return { start, panel: opened, note, sending }
}

async function readStorage(phone: Phone) {
  const { page } = await phone.start({ offline: true })
  await page.goto('/ops/profile?part=devices')
  const shown = await page.getByText(/\d MB of /).innerText()
  const stored = await sizeOf(phone.profile)
  return { shown: 1_000_000 * Number(/[\d.]+/.exec(shown)?.[0]), stored }
}

/** What the browser stored of websites, in bytes of files. */
async function sizeOf(profile: string) {
  const site = join(profile, 'Default')
  const folders = ['IndexedDB', 'Service Worker', 'Local Storage']
  const sizes = await Promise.all(folders.map((folder) => sizeOfFolder(join(site, folder))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOfFolder(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

type Watched = { longTasks?: number[] }

async function watchTasks(page: Page) {
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks } satisfies Watched)
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    })
  })
}

/** The longest task since it was last asked, in milliseconds; 0 where none was longer than 50. */
function longestSince(page: Page) {
  return page.evaluate(() => {
    const { longTasks = [] }: Watched = Object(globalThis)
    return Math.max(0, ...longTasks.splice(0))
  })
}
