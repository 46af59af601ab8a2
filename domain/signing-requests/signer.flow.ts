import type { World } from '#platform/world.ts'
import { day } from '#platform/time.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { companyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import type { Wording } from '#domain/forms/definition/wording.ts'
import { findNewestForm } from '#domain/forms/forms.server.ts'
import { readPapers } from '#domain/packets/papers.server.ts'
import { noticeForm } from '#domain/packets/gate-forms.ts'
import { readLegalTexts, type LegalParagraphs } from '#domain/forms/legal/legal-texts.server.ts'
import { Language } from '#domain/preferences/language.ts'
import { StoredFacts } from '#domain/jobs/facts/facts.ts'
import { isOpenForChanges } from '#domain/submissions/submissions.server.ts'
import { expectedSigner, type ExpectedSigner } from './expected-signer.ts'
import { findLinkOfToken } from './links.server.ts'
import { findNoticeFor, type ShownNotice } from './notice.server.ts'
import { papersOfLink, presentPapers, type PresentedPaper, type StoredRequest } from './requests.server.ts'

/** So long whoever signed gets the copy behind the link, at least. */
const copyLasts = day

export type Copy = { submission_id: string; slug: string; job_id: string }
export type WhyEnded = 'signed' | 'declined' | 'expired' | 'revoked'

/** A paper with the notice of cancellation whose receipt it asks for, and whom it expects to sign. */
export type SignersPaper = PresentedPaper & {
  notice: ShownNotice | null
  expected: ExpectedSigner | null
}

/** What a link shows: the papers that can be signed, and copies of those that were. */
export type SignersView = {
  papers: readonly SignersPaper[]
  /** How many lie behind the link, and how many of them are done. */
  of: number
  copies: readonly Copy[]
  /** What each form is called. */
  titles: Readonly<Record<string, Wording>>
  /** Null while something can be signed. */
  ended: WhyEnded | null
  language: Language
  legal: LegalParagraphs
  /** Where a copy can go by email; null where the company knows no address. */
  email: string | null
}

/** What whoever holds the link sees now; null where no link ever had this secret. */
export async function openSigningLink(world: World, token: string): Promise<SignersView | null> {
  const link = await findLinkOfToken(world, token)
  if (!link) return null
  const rows = await papersOfLink(world, link.id)
  const isOver = link.expires_at <= world.now() || (await isDuplicate(world, link.job_id))
  const presented = await presentPapers(world, rows, companyDay(world.now()))
  const papers: SignersPaper[] = []
  const signed = await readPapers(world, [link.job_id], 'gates')
  const company = companyOfForms(await getCompany(world))
  // A fix or an amendment is signed only while what it takes the place of is open for it.
  for (const paper of presented)
    if (!isOver && paper.row.state === 'open' && (await isOpenForChanges(world, paper.submission.revises))) {
      const agreement = { form: paper.form, answers: paper.submission.answers }
      const notice = await findNoticeFor(world, agreement, company)
      papers.push({ ...paper, notice, expected: expectedSigner(paper, signed) })
    }
  const language = Language.catch('en').parse((papers[0] ?? presented[0])?.submission.language)
  return {
    papers,
    of: rows.length,
    titles: await titlesOf(world, presented),
    copies: rows.flatMap((row) => copyOf(row, { until: link.expires_at, now: world.now() })),
    ended: papers.length > 0 ? null : whyEnded(rows, link.expires_at <= world.now()),
    language,
    legal: await readLegalTexts(world, language),
    email: await emailOf(world, link.job_id),
  }
}

async function titlesOf(world: World, presented: readonly PresentedPaper[]) {
  const hasNotice = presented.some(({ row }) => row.notice_id !== null)
  const notice = hasNotice ? await findNewestForm(world, noticeForm) : null
  return Object.fromEntries([
    ...presented.map(({ row, form }) => [row.slug, form.title] as const),
    ...(notice ? [[noticeForm, notice.definition.title] as const] : []),
  ])
}

/** The paper of one that was signed behind this link; null where it is none, or its time is over. */
export async function findCopy(world: World, token: string, submissionId: string): Promise<Copy | null> {
  const view = await openSigningLink(world, token)
  return view?.copies.find(({ submission_id }) => submission_id === submissionId) ?? null
}

function copyOf(
  { state, settled_at, submission_id, slug, notice_id, job_id }: StoredRequest,
  { until, now }: { until: Date; now: Date },
) {
  if (state !== 'signed' || !settled_at) return []
  const last = Math.max(until.getTime(), settled_at.getTime() + copyLasts)
  if (now.getTime() >= last) return []
  const notice = notice_id ? [{ submission_id: notice_id, slug: noticeForm, job_id }] : []
  return [{ submission_id, slug, job_id }, ...notice]
}

function whyEnded(rows: readonly StoredRequest[], isExpired: boolean): WhyEnded {
  const states = rows.map(({ state }) => state)
  if (states.includes('open')) return isExpired ? 'expired' : 'revoked'
  if (states.includes('signed')) return 'signed'
  return states.includes('declined') ? 'declined' : 'revoked'
}

async function isDuplicate({ db }: World, jobId: string) {
  const { side } = await db.selectFrom('job').select('side').where('id', '=', jobId).executeTakeFirstOrThrow()
  return side === 'duplicate'
}

async function emailOf({ db }: World, jobId: string) {
  const row = await db.selectFrom('job').select('facts').where('id', '=', jobId).executeTakeFirstOrThrow()
  const { email } = StoredFacts.parse(row.facts)
  return email ?? null
}
