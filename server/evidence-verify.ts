import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/database.ts'
import { trouble } from '#platform/trouble.ts'
import { checkJob } from '#domain/evidence/check-evidence.flow.ts'
import { rowProblems, type JobCheck } from '#domain/evidence/job-evidence.ts'
import { hasRecord, jobsWithEvidence } from '#domain/evidence/verify-job.server.ts'
import { chainProblems } from '#domain/evidence/verify.ts'
import { requireDatabase, runCommand, withPostgres } from './command.ts'

// `npm run evidence:verify [number of a job [a hash of it that was stored elsewhere]]`: whether what was recorded at each job, or at this
// one, is as it was recorded.

await runCommand(async (environment) => {
  const [wanted, stored] = parseArgs({ allowPositionals: true }).positionals
  requireDatabase(environment)
  await withPostgres(environment, async (connection) => {
    const db = openDatabase(connection, () => {}, 1)
    await verifyJobs({ db }, { wanted, stored }).finally(() => db.destroy())
  })
})

type Asked = { wanted: string | undefined; stored: string | undefined }

async function verifyJobs(world: Parameters<typeof jobsWithEvidence>[0], { wanted, stored }: Asked) {
  let [jobs, records] = [0, 0]
  for await (const { id, number } of jobsWithEvidence(world)) {
    if (wanted !== undefined && number !== wanted) continue
    const verdict = await checkJob(world, id)
    jobs += 1
    records += verdict.linked
    if (stored !== undefined && !(await hasRecord(world, id, stored))) tellCutOff(number)
    if (verdict.broken || verdict.differing > 0) tellProblems(number, verdict)
    else if (wanted !== undefined) console.log(`Newest hash, to store elsewhere: ${verdict.head}`)
  }
  if (wanted !== undefined && jobs === 0)
    throw trouble(`No evidence of a job ${wanted} was found.`, 'The number stands on top of its file.')
  console.log(
    `${jobs} ${jobs === 1 ? 'job' : 'jobs'}, ${records} ${records === 1 ? 'record' : 'records'} that fit.`,
  )
}

function tellCutOff(number: string) {
  process.exitCode = 1
  console.error(`\n${number}: no record has the hash that was stored. Records were cut off or replaced.`)
}

function tellProblems(number: string, { broken, differing, differences }: JobCheck) {
  process.exitCode = 1
  if (broken)
    console.error(`\n${number}: record ${broken.position} does not fit. ${chainProblems[broken.problem]}`)
  if (differing > 0)
    console.error(`\n${number}: ${differing} ${differing === 1 ? 'row is' : 'rows are'} not as recorded.`)
  for (const { kind, subject, position, problem } of differences)
    console.error(
      `  ${kind} ${subject}${position === null ? '' : `, record ${position}`}: ${rowProblems[problem]}`,
    )
}
