import type { Log } from '#platform/log.ts'

/**
 * A promise that fails while nobody waits for it is a bug of one request. Node would end the process, and with it the requests of
 * everyone else and the database.
 */
export function outliveRejections(log: Log): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a bug: a promise failed unheard'))
}
