import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { day, hour } from '#platform/time.ts'
import {
  closeServerPlace,
  openServerPlace,
  serverCommand,
  startBuiltServer,
  type BuiltServer,
} from '../../fault/built-server.ts'
import { aPhone, comeAs } from '../a-phone.ts'
import { logFolder } from '../product.ts'
import { turnClock } from './turn-clock.ts'
import { typedValues } from './typed-values.ts'

/** Eight in the morning of a Monday, where the company is. */
const monday = Date.parse('2026-11-09T13:00:00Z')
const turned = ['--import', join(import.meta.dirname, 'turned-server.ts'), ...serverCommand]
const cameraIsAllowed = '--use-fake-ui-for-media-stream'

/** A picture that moves, in place of a camera that no machine of ours has. Each day it moves otherwise: the same picture twice is one photo. */
function cameraOf(day: number) {
  return `--use-fake-device-for-media-stream=fps=${15 + day}`
}

/**
 * The product on days of its own: each begins as its machine starts anew, and its clock and that of every device are off by the same.
 */
export async function aWeek(browser: Browser) {
  const place = await openServerPlace()
  const origin = `http://localhost:${place.port}`
  const phone = await aPhone(origin, { args: [cameraIsAllowed] })
  const typed = typedValues()
  const desks: BrowserContext[] = []
  let server: BuiltServer | null = null
  let clockOffBy = 0
  let today = 0

  async function closeDevices() {
    await phone.close()
    for (const desk of desks.splice(0)) await desk.close()
  }

  return {
    origin,
    typed,
    /** It is morning, at this hour, so many days after Monday. */
    async begin(since: number, at = 8) {
      await closeDevices()
      await server?.stop()
      today = since
      clockOffBy = monday + since * day + (at - 8) * hour - Date.now()
      const settings = { PUBLIC_URL: origin, CLOCK_OFF_BY: String(clockOffBy) }
      server = await startBuiltServer(place, { command: turned, settings })
    },

    /** The phone of whose token this is, with all that it stored on the days before. */
    async phone({ token }: { token: string }) {
      const { page, context } = await phone.start({ clockOffBy, args: [cameraOf(today)] })
      await typed.on(context)
      await comeAs(page, token)
      return page
    },

    /** A browser on a desk. */
    async desk({ token }: { token: string }) {
      const desk = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
      desks.push(desk)
      await desk.addInitScript(turnClock, clockOffBy)
      await typed.on(desk)
      const page = await desk.newPage()
      await comeAs(page, token)
      return page
    },

    async end() {
      await phone.remove()
      await closeDevices()
      await server?.stop()
      await mkdir(logFolder, { recursive: true })
      await copyFile(place.log, join(logFolder, `${place.port}.txt`))
      await closeServerPlace(place)
    },
  }
}

export type Week = Awaited<ReturnType<typeof aWeek>>
