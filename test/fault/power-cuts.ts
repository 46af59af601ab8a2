import { startBuiltServer, type StartOptions } from './built-server.ts'
import { controls, type Control } from './careless.ts'
import type { Check, Fault } from './fault.ts'
import { findLost } from './findings.ts'
import { findDamagedPhotos } from './stored-photos.ts'
import { playLastWords } from './last-words.ts'
import { openLoopDisk } from './loop-disk.ts'
import { playRound } from './round.ts'
import { signIn } from './staff.ts'
import { openStage, type Stage } from './stage.ts'

const mostControlRounds = 8

/** The disk below database and photos forgets what was not synced. What was acknowledged must have been. */
export const powerCuts: Fault = { name: 'power cut', short: 2, long: 25, needsDisk: true, play, prove }

async function play(stage: Stage, times: number) {
  const checks: Check[] = []
  const silences: number[] = []
  let photos = 0
  for (let nth = 0; nth < times; nth++) {
    const damaged: string[] = []
    const { problems, silence } = await playRound(stage, async () => {
      await cut(stage)
      const found = await findDamagedPhotos(stage.place)
      photos = found.looked
      damaged.push(...found.damaged)
    })
    checks.push({ what: `power cut, time ${nth + 1}`, problems: [...problems, ...damaged] })
    silences.push(silence)
  }
  return { checks, silences, remarks: [`${photos} photos whole by their hash`] }
}

/** The disk goes first; app and database die without a word more, and start again when it is back. */
async function cut(stage: Stage, options?: StartOptions) {
  await stage.disk?.cutPower()
  await stage.server.kill()
  await stage.disk?.mountAgain()
  stage.server = await startBuiltServer(stage.place, options)
}

/** A harness in which nothing can be lost proves nothing: without sync, something must be. */
async function prove() {
  const losses = []
  for (const control of controls) losses.push(await lose(control))
  return { checks: losses, remarks: losses.map(({ said }) => said) }
}

async function lose({ name, options, prepare }: Control): Promise<Check & { said: string }> {
  const stage = await openStage(await openLoopDisk())
  await prepare(stage.place)
  await stage.server.stop()
  stage.server = await startBuiltServer(stage.place, options)
  let [rounds, lost, damaged] = [0, 0, 0]
  while (lost + damaged === 0 && rounds++ < mostControlRounds) {
    await playLastWords(stage, () => cut(stage, options))
    lost = findLost(stage.ledger, await (await signIn(stage.url())).listAll()).length
    damaged = (await findDamagedPhotos(stage.place)).damaged.length
  }
  await stage.close()
  const said = `control ${name}: ${lost} requests and ${damaged} files lost in ${rounds} cut(s)`
  const problems = lost + damaged > 0 ? [] : [said]
  return { what: `the control ${name} loses something`, said, problems }
}
