import { companyDay } from '#domain/company/time-zone.ts'
import { authorizationPrefix, noticeForm, waiverForm } from './gate-forms.ts'
import { paperStatus } from './paper-status.ts'
import type { Paper } from './papers.server.ts'
import { lastDayOf, type WorkStart } from './work-start.ts'

/** Which papers that come before work there are, where the loss is in a state. */
export function workStartOf(papers: readonly Paper[], state: string | null): WorkStart {
  const authorization = papers.find((paper) => isAuthorizationIn(paper, state)) ?? null
  const [notice, waiver] = [findForm(papers, noticeForm), findForm(papers, waiverForm)]
  const [is_authorized, noticed] = [statusOf(authorization) === 'done', statusOf(notice)]
  const isSigned = is_authorized && noticed === 'done'
  return {
    is_authorized,
    is_noticed: noticed === 'done',
    is_canceled: noticed === 'canceled',
    is_waived:
      statusOf(waiver) === 'done' && waiver?.dates?.decision === 'waives' && waiver.dates.has_statement,
    last_day: isSigned ? lastDayOf(daysOf(authorization, notice)) : null,
  }
}

/** One of another state says nothing: the law of the place of the loss decides. */
function isAuthorizationIn({ form, states }: Paper, state: string | null) {
  if (!form.startsWith(authorizationPrefix)) return false
  return states.length === 0 || (state !== null && states.includes(state))
}

function findForm(papers: readonly Paper[], form: string) {
  return papers.find((paper) => paper.form === form) ?? null
}

function statusOf(paper: Paper | null) {
  return paperStatus(paper, paper?.signers ?? [])
}

/** On which the customer signed, and got the notice. */
function daysOf(authorization: Paper | null, notice: Paper | null) {
  const signed = authorization?.signatures.map(({ at }) => companyDay(new Date(at))) ?? []
  const given = notice ? [companyDay(new Date(notice.at))] : []
  return [authorization?.dates?.form_date, ...signed, notice?.dates?.signed_on, ...given]
}
