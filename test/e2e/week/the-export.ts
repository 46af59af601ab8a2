import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { openZip } from '#platform/files/read-zip.ts'
import { begin } from '../../restore/command.ts'

const Job = z.object({ job: z.record(z.string(), z.unknown()) })
const Forms = z.array(z.object({ form: z.string(), answers: z.record(z.string(), z.unknown()) }))

/** The office takes everything about the job along, as one file, and says again who it is. */
export async function downloadWholeFile(office: Page, job: string, { password }: { password: string }) {
  await office.goto(`/ops/intake/${job}`)
  await office.getByRole('button', { name: 'Export', exact: true }).click()
  await office.getByRole('button', { name: 'Download the whole file' }).click()
  await office.getByLabel('Your password', { exact: true }).fill(password)
  const [file] = await Promise.all([
    office.waitForEvent('download', { timeout: 60_000 }),
    office.getByRole('button', { name: 'Confirm', exact: true }).click(),
  ])
  return file.path()
}

/** What the command says about it that anyone can run, without a server. */
export async function checkExport(path: string) {
  const { code, out, err } = await begin('export-check', [path], {}).said
  if (code !== 0) throw new Error(err)
  return out
}

/** Of what is in it, the job and the answers of each form. */
export async function readExport(path: string) {
  const zip = await openZip(path)
  const read = async (name: string): Promise<unknown> => JSON.parse((await buffer(zip.read(name))).toString())
  try {
    const { job } = Job.parse(await read('job.json'))
    const forms = Forms.parse(await read('forms.json'))
    return { job, answersOf: (slug: string) => forms.find(({ form }) => form === slug)?.answers }
  } finally {
    await zip.close()
  }
}
