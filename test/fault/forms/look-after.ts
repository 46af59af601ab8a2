import { Submission, type SubmissionRow } from '#domain/submissions/submission.ts'
import { SubmissionPage } from '#domain/submissions/submission-query.ts'
import type { Check } from '../fault.ts'
import { ask } from '../colleague.ts'
import { findDoubledForms, findLostForms, findOtherBytes } from './find-submissions.ts'
import type { FormLedger } from './phone.ts'

const atOnce = 8

/** Holds every form that is kept against what the phones sent. */
export async function lookAfterForms(url: string, token: string, ledger: FormLedger) {
  const rows = await listAll(url, token)
  const kept: Submission[] = []
  for (let start = 0; start < rows.length; start += atOnce)
    kept.push(
      ...(await Promise.all(
        rows.slice(start, start + atOnce).map(async ({ id }) => {
          return Submission.parse(await ask(url, { token, method: 'GET', path: `/api/submissions/${id}` }))
        }),
      )),
    )
  const [lost, doubled] = [findLostForms(ledger, rows), findDoubledForms(ledger, rows)]
  const checks: Check[] = [
    { what: 'every form that has a receipt is there', problems: lost },
    { what: 'and there once, and nothing that nobody sent', problems: doubled },
    { what: 'with the bytes that the phone froze', problems: await findOtherBytes(ledger, kept) },
  ]
  return {
    checks,
    counts: { acknowledged: ledger.received.size, lost: lost.length, doubled: doubled.length },
  }
}

async function listAll(url: string, token: string) {
  const rows: SubmissionRow[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
    const path = `/api/submissions?limit=100${after}`
    const page = SubmissionPage.parse(await ask(url, { token, method: 'GET', path }))
    rows.push(...page.items)
    cursor = page.next
  }
  return rows
}
