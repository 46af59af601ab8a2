import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { portalCached } from '../../e2e/field-device.ts'
import { jobReadsOn } from '../../e2e/stored-reads.ts'
import { openDesk } from '../basement/person.ts'
import { comeBack, type Desk, type Office } from '../come-back.ts'
import { onAPhone, type Taken } from '../phone-rounds.ts'
import { drawRoom } from './draw-room.ts'
import { findPhotos, findPlan, findUnsent } from './look-after.ts'
import type { FieldWork } from './plan.ts'
import { setScene } from './scene.ts'
import { takePhotos } from './take-photos.ts'

const patience = 60 * second

/** One phone of a technician, from the sign-in until the plan and all photos are with the server. */
export async function playFieldFile(office: Office, work: FieldWork): Promise<Taken> {
  const { stage, line } = office
  const scene = await setScene(stage.url(), work)
  stage.ledger.entered.add(scene.job)
  return onAPhone(office, scene.by, async (desk) => {
    await download(desk)
    line.cut()
    Object.assign(desk, await desk.phone.start())
    await drawRoom(desk, scene, work)
    const taken = await takePhotos(desk, scene, work)
    const reopen = async (page: Page) => void (await page.goto(`/ops/intake/${scene.job}/photos`))
    const silence = await comeBack(desk, { sentBefore: work.sentBefore, reopen })
    const unsent = await findUnsent(desk)
    const plan = await findPlan(stage.url(), scene, work)
    const photos = await findPhotos(desk, scene, taken)
    return {
      acknowledged: unsent.acknowledged,
      lost: [...plan.lost, ...photos.lost],
      doubled: [...plan.doubled, ...photos.doubled],
      odd: [...desk.odd, ...unsent.odd, ...plan.odd, ...photos.odd],
      silence,
    }
  })
}

/** Until the whole file of the job is on the phone. */
async function download({ page, by, phone }: Desk) {
  await openDesk(page, by)
  await portalCached(page)
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    const keys = await jobReadsOn(page)
    if (keys.includes('photos') && keys.includes('sketches') && keys.includes('rooms')) break
  }
  // The browser writes a token down seconds after it got it, or as it closes.
  await phone.close()
}
