// A server with a promise that fails while nobody waits for it, for the test beside.
import { setImmediate } from 'node:timers/promises'
import { openLog } from '#platform/log.ts'
import { outliveRejections } from './outlive-rejections.ts'

outliveRejections(openLog('error', { write: (line) => void process.stdout.write(line) }))
void Promise.reject(new TypeError('nobody waits'))
await setImmediate()
process.stdout.write('still here\n')
