import { day } from '#platform/time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { authorizationPrefix, noticeForm, waiverForm } from './gate-forms.ts'
import { paperStatus } from './paper-status.ts'
import type { Paper } from './papers.server.ts'
import { lastDayOf, latestOf, type WorkStart } from './work-start.ts'

/** A phone without signal at the house has it again in the evening. */
const longestWay = day
/** What the office opened for an amendment, it had approved. */
const approved: readonly Paper['state'][] = ['approved', 'amending']

/** Which papers that come before work there are, where the loss is in a state. */
export function workStartOf(papers: readonly Paper[], state: string | null): WorkStart {
  const authorization = papers.find((paper) => isAuthorizationIn(paper, state)) ?? null
  const [notice, waiver] = [findForm(papers, noticeForm), findForm(papers, waiverForm)]
  const [is_authorized, noticed] = [statusOf(authorization) === 'done', statusOf(notice)]
  const waived = statusOf(waiver)
  const isSigned = is_authorized && noticed === 'done'
  return {
    is_authorized,
    is_noticed: noticed === 'done',
    is_canceled: noticed === 'canceled',
    is_waived: waived === 'done' && waiver?.dates?.decision === 'waives' && waiver.dates.has_statement,
    is_right_kept: waived === 'declined' || (waived === 'done' && waiver?.dates?.decision === 'keeps'),
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
  return [authorization && dayOf(authorization, authorization.signatures), notice && dayOf(notice, [notice])]
}

/**
 * The latest day that a paper names: typed, or by the clock of the device, which is never after its receipt. One that was received later than
 * within a day counts from its receipt, until the office has seen it and approved it.
 */
function dayOf({ dates, state, received_at }: Paper, clocked: readonly { at: string }[]) {
  const received = companyDay(received_at)
  const signed = clocked.map(({ at }) => earlier(companyDay(new Date(at)), received))
  const named = latestOf([dates?.form_date, dates?.signed_on, ...signed])
  if (named === null) return received
  const isTimely = named >= companyDay(new Date(received_at.getTime() - longestWay))
  return isTimely || approved.some((each) => each === state) ? named : received
}

function earlier(one: string, other: string) {
  return one < other ? one : other
}
