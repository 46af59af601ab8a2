import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/database.ts'
import { verifySeals, type Verdict } from '#platform/seals/verify-seals.ts'
import { second } from '#platform/time.ts'
import { trouble } from '#platform/trouble.ts'
import { requireDatabase, runCommand, withPostgres } from './command.ts'

// `npm run audit:verify [newest seal of an earlier time]`: whether the record of who did what is as it was sealed.

await runCommand(async (environment) => {
  const [noted] = parseArgs({ allowPositionals: true }).positionals
  if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)) {
    throw trouble(`${noted} is not a seal.`, 'A seal has 64 hex digits, as printed by this command.')
  }
  requireDatabase(environment)
  const verdict = await withPostgres(environment, async (connection) => {
    const db = openDatabase(connection, () => {}, 1)
    return verifySeals(db, noted).finally(() => db.destroy())
  })
  report(verdict, noted)
})

function report(verdict: Verdict, noted: string | undefined) {
  const { sealed, head, broken, knows } = verdict
  if (broken) {
    console.error(`\n${countOf(sealed)} sealed and unchanged. Then the chain is broken:`)
    console.error(`positions ${broken.from} to ${broken.to}, ${broken.sealed_at.toISOString()}.`)
    console.error(`${broken.problem}\n`)
    process.exitCode = 1
    return
  }
  console.log(`${countOf(sealed)} sealed, chain intact, ${waitingWords(verdict)}.`)
  if (head) console.log(`Newest seal, to store elsewhere: ${head}`)
  if (noted === undefined) return
  if (knows) return console.log('The seal you gave is part of this chain.')
  console.error('\nThe seal you gave is not in this chain. The chain was cut off or rebuilt.\n')
  process.exitCode = 1
}

function countOf(events: number) {
  return `${events} ${events === 1 ? 'event' : 'events'}`
}

function waitingWords({ waiting, waiting_since }: Verdict) {
  if (!waiting_since) return 'none not sealed yet'
  const seconds = Math.max(0, Math.round((Date.now() - waiting_since.getTime()) / second))
  return `${waiting} not sealed yet (the oldest for ${seconds} seconds)`
}
