import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/database.ts'
import { trouble } from '#platform/trouble.ts'
import { jobsWithEvidence, verifyJobEvidence } from '#domain/evidence/verify-job.server.ts'
import { chainProblems, type ChainVerdict } from '#domain/evidence/verify.ts'
import { requireDatabase, runCommand, withPostgres } from './command.ts'

// `npm run evidence:verify [number of a job]`: whether what was recorded at each job, or at this one, is as it was recorded.

await runCommand(async (environment) => {
  const [wanted] = parseArgs({ allowPositionals: true }).positionals
  requireDatabase(environment)
  await withPostgres(environment, async (connection) => {
    const db = openDatabase(connection, () => {}, 1)
    await verifyJobs({ db }, wanted).finally(() => db.destroy())
  })
})

async function verifyJobs(world: Parameters<typeof jobsWithEvidence>[0], wanted: string | undefined) {
  let [jobs, records] = [0, 0]
  for await (const { id, number } of jobsWithEvidence(world)) {
    if (wanted !== undefined && number !== wanted) continue
    const verdict = await verifyJobEvidence(world, id)
    jobs += 1
    records += verdict.linked
    if (verdict.broken) tellBroken(number, verdict.broken)
    else if (wanted !== undefined) console.log(`Newest hash, to store elsewhere: ${verdict.head}`)
  }
  if (wanted !== undefined && jobs === 0)
    throw trouble(`No evidence of a job ${wanted} was found.`, 'The number stands on top of its file.')
  console.log(
    `${jobs} ${jobs === 1 ? 'job' : 'jobs'}, ${records} ${records === 1 ? 'record' : 'records'} that fit.`,
  )
}

function tellBroken(number: string, { position, problem }: NonNullable<ChainVerdict['broken']>) {
  console.error(`\n${number}: record ${position} does not fit. ${chainProblems[problem]}\n`)
  process.exitCode = 1
}
