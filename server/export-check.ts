import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openZip } from '#platform/files/read-zip.ts'
import { trouble } from '#platform/trouble.ts'
import { checkExport, type ExportCheck } from '#domain/exports/check/check-export.ts'
import { pathOf, runCommand } from './command.ts'

// `npm run export:check -- MR-2611-014.zip`: whether the file of a job is as it was exported. It asks no server and no database.

await runCommand(async () => {
  const [given] = parseArgs({ allowPositionals: true }).positionals
  if (given === undefined) throw trouble('Which file?', 'Enter npm run export:check -- MR-2611-014.zip.')
  const path = pathOf(given)
  if (!existsSync(path)) throw trouble(`There is no file ${path}.`, 'Check its name.')
  const zip = await openZip(path)
  report(await checkExport(zip).finally(() => zip.close()))
})

function report({ problems, manifest, records, unproven }: ExportCheck) {
  if (manifest) {
    const { job, exported_at, exported_by, files, photos, documents } = manifest
    console.log(`${job.number}, exported by ${exported_by} at ${exported_at}.`)
    console.log(
      `${counted(files.length, 'file')}, among them ${counted(photos.length, 'photo')} and ${counted(documents.length, 'paper')}; ${counted(records, 'record')} of evidence that fit.`,
    )
    for (const { what, why } of manifest.left_out) console.log(`Left out: ${what}. ${why}`)
    for (const { number, head } of manifest.evidence)
      console.log(`Newest hash of ${number}, to compare with the server: ${head ?? 'no records yet'}`)
  }
  if (unproven.photos > 0) console.log(`${counted(unproven.photos, 'photo')} without a hash in the evidence.`)
  if (unproven.documents > 0)
    console.log(`${counted(unproven.documents, 'paper')} without a hash in the evidence.`)
  if (problems.length === 0) return console.log('Everything is as it was exported.')
  process.exitCode = 1
  console.error(`\n${counted(problems.length, 'problem')}:`)
  for (const { file, problem } of problems) console.error(`  ${file}: ${problem}`)
}

function counted(count: number, what: string) {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
