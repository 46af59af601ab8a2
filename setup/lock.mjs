import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from './step.mjs'

const heartbeat = 1000
const silence = 15 * heartbeat

/** Lets one process at a time do the work; the others wait. A lock whose holder fell silent is taken over. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  const token = `${process.pid} ${Math.random()}`
  for (let waited = 0; !take(path, token); waited += heartbeat) {
    if (waited === heartbeat) say('Another start is setting up this folder. Waiting for it …')
    await sleep(heartbeat)
  }
  const release = () => rmSync(path, { force: true })
  const timer = setInterval(() => utimesSync(path, new Date(), new Date()), heartbeat)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.off('exit', release)
    release()
  }
}

function take(path, token) {
  try {
    writeFileSync(path, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    removeIfSilent(path, token)
    return false
  }
}

/** Renamed before it is removed, and looked at once more: someone else may have taken it over in between. */
function removeIfSilent(path, token) {
  try {
    const holder = readFileSync(path, 'utf8')
    if (Date.now() - statSync(path).mtimeMs < silence) return
    const aside = `${path}.${token.replace(' ', '-')}`
    renameSync(path, aside)
    if (readFileSync(aside, 'utf8') === holder) rmSync(aside)
    else renameSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
