import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { findFormVersion } from '#domain/forms/forms.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import {
  companyFormApproved,
  companyFormFixRequested,
  companyFormOpened,
  companyFormVoided,
} from './company-form-events.ts'
import { fixRequested, submissionApproved } from './submission-events.ts'
import { submissionOpened, submissionReopened, submissionVoided } from './submission-events.ts'
import { selectSubmissions, toSubmission } from './submission-row.server.ts'
import type { SubmissionRow, SubmissionState } from './submission.ts'
import { submissionNotFound } from './submissions.server.ts'

type Rule = {
  from: readonly SubmissionState[]
  to: SubmissionState
  told: typeof submissionApproved
  /** Of a form that belongs to no job. */
  aside: typeof companyFormApproved
  needsReason: boolean
}

/** What the office may make of a filled form: from which states, and what it tells. */
const decisions = {
  approve: {
    from: ['submitted'],
    to: 'approved',
    told: submissionApproved,
    aside: companyFormApproved,
    needsReason: false,
  },
  'request-fix': {
    from: ['submitted'],
    to: 'needs_fix',
    told: fixRequested,
    aside: companyFormFixRequested,
    needsReason: true,
  },
  amend: {
    from: ['approved'],
    to: 'amending',
    told: submissionOpened,
    aside: companyFormOpened,
    needsReason: true,
  },
  void: {
    from: ['submitted', 'needs_fix', 'approved', 'amending'],
    to: 'void',
    told: submissionVoided,
    aside: companyFormVoided,
    needsReason: true,
  },
} as const satisfies Record<string, Rule>
export type DecisionKind = keyof typeof decisions

/** How long whoever decided can take it back. */
export const undoneWithin = 10 * minute

type Reviewer = Allowed<'forms.approve'> | Allowed<'forms.amend'> | Allowed<'forms.void'>
type Looked = { id: string; revision: number }
type Decided = Looked & {
  decision: DecisionKind
  reason?: string | undefined
  field?: string | undefined
}

/** Decides about a filled form. To decide the same again changes nothing; where it has moved on since it was looked at, nothing is decided. */
export function decide(world: World, reviewer: Reviewer, decided: Decided): Promise<SubmissionRow> {
  return inTransaction(world, async (world) => {
    const { id, decision, revision, reason } = decided
    const { from, to, told, aside, needsReason } = decisions[decision]
    await lock(world, id)
    const present = await find(world, reviewer, id)
    if (present.state === to) return present
    const isOpen = from.some((state) => state === present.state)
    if (present.revision !== revision || !isOpen) throw movedOn(present)
    if (needsReason && !reason) throw fieldRefusal('reason', 'Enter the reason.')
    const fix_field = decision === 'request-fix' ? await fieldOf(world, present, decided) : null
    const { id: by } = reviewer.employee
    await world.db
      .updateTable('submission')
      .set({
        state: to,
        decided_from: isUndoable(present.state) ? present.state : null,
        reason: reason ?? null,
        fix_field,
        revision: revision + 1,
        decided_by: by,
        decided_at: world.now(),
      })
      .where('id', '=', id)
      .execute()
    const { job_id, form } = present
    const subject = { submission_id: id, form }
    if (job_id === null) await announce(world, aside, { ...subject, company_id: companyId }, by)
    else await announce(world, told, { ...subject, job_id }, by)
    return find(world, reviewer, id)
  })
}

/** Takes back what this person decided last and a moment ago, as long as nothing followed. */
export function undoDecision(
  world: World,
  reviewer: Reviewer,
  { id, revision }: Looked,
): Promise<SubmissionRow> {
  return inTransaction(world, async (world) => {
    await lock(world, id)
    const present = await find(world, reviewer, id)
    const last = await world.db
      .selectFrom('submission')
      .select(['decided_by', 'decided_at', 'decided_from', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: by } = reviewer.employee
    const isRecent =
      last.decided_at !== null && world.now().getTime() - last.decided_at.getTime() < undoneWithin
    const isTheirs = last.decided_by === by && last.decided_from !== null && last.state !== 'revised'
    if (present.revision !== revision || !isTheirs || !isRecent) throw movedOn(present)
    await world.db
      .updateTable('submission')
      .set({
        state: last.decided_from ?? last.state,
        decided_from: null,
        reason: null,
        fix_field: null,
        revision: revision + 1,
        decided_at: world.now(),
      })
      .where('id', '=', id)
      .execute()
    const { job_id, form } = present
    if (job_id !== null) await announce(world, submissionReopened, { job_id, submission_id: id, form }, by)
    return find(world, reviewer, id)
  })
}

/** Of whom someone else still awaits a fix of this form. */
export async function findWhoFixes({ db }: World, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('submission')
    .select(['submitted_by', 'decided_by'])
    .where('id', '=', id)
    .where('state', '=', 'needs_fix')
    .executeTakeFirst()
  return row && row.submitted_by !== row.decided_by ? row.submitted_by : null
}

/** The field that is to be fixed, where one is named: it is one of the form. */
async function fieldOf(world: World, present: SubmissionRow, { field }: Decided) {
  if (field === undefined) return null
  const form = await findFormVersion(world, { slug: present.form, version: present.version })
  const isKnown = form && fieldsOf(form.definition).some(({ id }) => id === field)
  if (!isKnown) throw fieldRefusal('field', 'Choose a field of this form.')
  return field
}

/** What the office asked for before is not known any more: those states nobody returns to. */
function isUndoable(state: SubmissionState) {
  return state === 'submitted' || state === 'approved'
}

function movedOn(current: SubmissionRow) {
  return new Refusal(409, 'submission-moved-on', 'This form has changed since. Look at it again.', {
    current,
  })
}

function lock({ db }: World, id: string) {
  return db.selectFrom('submission').select('id').where('id', '=', id).forUpdate().execute()
}

async function find(world: World, reviewer: Reviewer, id: string) {
  const row = await selectSubmissions(world, reviewer).where('submission.id', '=', id).executeTakeFirst()
  if (!row) throw submissionNotFound()
  return toSubmission(row)
}
