import { BadSettings, readSettings } from '#platform/env.ts'
import { openLog, type Log } from '#platform/log.ts'
import { second } from '#platform/time.ts'
import { greeting } from './greeting.ts'
import { outliveRejections } from './outlive-rejections.ts'
import { start } from './start.ts'

const longestEnd = 10 * second

let log: Log | undefined

try {
  const settings = readSettings(process.env)
  log = openLog(settings.LOG_LEVEL)
  outliveRejections(log)
  const starting = start(settings, log)
  let ending = false
  // A start that is under way is finished first, however long that takes: broken off, it would leave its database running.
  const end = async () => {
    if (ending) return
    ending = true
    const started = await starting.catch(() => null)
    if (!started) return
    setTimeout(() => process.exit(1), longestEnd).unref()
    await started.stop()
    log?.info('stopped')
    leave(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)

  const started = await starting
  console.log(`\n${greeting(started)}\n`)
  log.info('started')
} catch (error) {
  console.error(`\nMission Restore cannot start.\n${explain(error)}\n`)
  leave(1)
}

/** Only with an empty log: on a full disk the last write would be retried forever. */
function leave(code: number) {
  if (log) log.flush(() => process.exit(code))
  else process.exit(code)
}

/** A plain sentence where there is one; the whole trouble where it is a bug. */
function explain(error: unknown): string {
  if (error instanceof BadSettings) return error.message
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'Trouble') return error.message
  return [error.stack ?? error.message, error.cause && `because ${explain(error.cause)}`]
    .filter(Boolean)
    .join('\n')
}
