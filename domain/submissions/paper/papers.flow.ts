import { inTransaction } from '#platform/database/transaction.ts'
import { renderDocument } from '#platform/pdf/render.ts'
import { trouble } from '#platform/trouble.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { findFormVersion, formNotFound } from '#domain/forms/forms.server.ts'
import { readLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { lockJobItself } from '#domain/jobs/jobs.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { rememberingSlow } from './slow-papers.ts'
import { requireWholePaper } from '../hidden-fields.server.ts'
import { getSubmission, readForPaper } from '../list-submissions.server.ts'
import type { Submission } from '../submission.ts'
import { paperOf, type PaperOf } from './paper-of.ts'
import { findPaper, keepPaper, readAround, readPictures, writePaper, type Paper } from './papers.server.ts'

/** The paper of a filled form: made once, and from then on the bytes that were stored. */
export async function getPaper(
  world: World,
  viewer: Allowed<'submissions.view'>,
  id: string,
): Promise<Paper> {
  const submission = await getSubmission(world, viewer, id)
  requireWholePaper(submission)
  return (await findPaper(world, id)) ?? makePaper(world, submission, viewer.employee.id)
}

/** The same for whoever signed it behind a link: it is theirs as a whole. */
export async function getSignersPaper(world: World, id: string): Promise<Paper> {
  return (await findPaper(world, id)) ?? makePaper(world, await readForPaper(world, id))
}

type Filled = PaperOf['submission'] & Pick<Submission, 'job_id' | 'blobs' | 'revises'>

/** `from` is who waits for it: people take turns. */
async function makePaper(world: World, submission: Filled, from?: string): Promise<Paper> {
  const form = await findFormVersion(world, { slug: submission.form, version: submission.version })
  if (!form) throw formNotFound()
  const [company, legal, around, pictures] = await Promise.all([
    getCompany(world),
    readLegalTexts(world, submission.language),
    readAround(world, submission),
    readPictures(world, submission.blobs),
  ])
  const photo = (sha256: string) => {
    const bytes = pictures.get(sha256)
    if (!bytes) throw trouble(`The photo ${sha256} is gone.`, 'A backup may have it.')
    return bytes
  }
  const made = await rememberingSlow(world, submission.id, () =>
    renderDocument(
      paperOf({
        form: form.definition,
        submission,
        company,
        legal,
        photo,
        publicUrl: world.publicUrl,
        ...around,
      }),
      from,
    ),
  )
  const written = await writePaper(world, made)
  return inTransaction(world, async (world) => {
    if (submission.job_id !== null) await lockJobItself(world, submission.job_id)
    return keepPaper(world, submission, written)
  })
}
