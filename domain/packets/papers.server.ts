import { sql } from 'kysely'
import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { Copies, copiesOf } from '#domain/submissions/copies-of.ts'
import {
  authorizationPrefix,
  completionForm,
  dryingCertificate,
  exceptionsField,
  noticeForm,
  waiverForm,
  withdrawal,
} from './gate-forms.ts'
import { FormSigner, JobPaper } from './job-paper.ts'

const Dates = z.object({
  form_date: z.string().nullable().catch(null),
  signed_on: z.string().nullable().catch(null),
  decision: z.string().nullable().catch(null),
  has_statement: z.boolean(),
})

const Paper = JobPaper.extend({
  form: z.string(),
  signers: z.array(FormSigner),
  /** Where the form may be used; everywhere if it names none. */
  states: z.array(z.string()),
  /** How many of it the job has that are not void. */
  count: z.int(),
  received_at: z.date(),
  /** Of a certificate of drying: what it says is not dry. */
  exceptions: z.string().nullable(),
  /** Of those that come before work. */
  dates: Dates.nullable(),
})
export type Paper = z.output<typeof Paper>

const moment = z.date().transform((at) => at.toISOString())
const Row = Paper.extend({ at: moment, offered_at: moment.nullable(), copies: Copies })

/** Part of a query over `submission`. */
const isBeforeWork = sql<boolean>`(submission.slug like ${`${authorizationPrefix}%`} or submission.slug in (${noticeForm}, ${waiverForm}))`
const isForStages = sql<boolean>`(${isBeforeWork} or submission.slug in (${dryingCertificate}, ${completionForm}))`

/** Who canceled has canceled until the office makes that paper void, whatever is filled in afterwards. */
const isCancellation = sql<boolean>`(state <> 'void' and
  jsonb_path_exists(signatures, '$[*] ? (@.field == $field && @.way != "declined")', jsonb_build_object('field', ${withdrawal}::text)))`

/** The owner signed on paper: what they wrote by hand stands on the same sheet. */
const isOwnerOnPaper = sql<boolean>`jsonb_path_exists(signatures, '$[*] ? (@.signer == "owner" && @.way == "paper")')`

/**
 * The forms that were filled in at these jobs, one of each: the one by which the customer canceled, the newest that still counts, or
 * else the newest. `gates`: only those that a stage asks for.
 */
export async function readPapers(
  { db }: World,
  jobIds: readonly string[],
  which: 'all' | 'gates',
): Promise<Paper[]> {
  const { rows } = await sql`
    with chosen as (
      select distinct on (slug) id, (count(*) filter (where state <> 'void') over (partition by slug))::int as count
      from submission
      where job_id in (${sql.join(jobIds)}) and state <> 'revised' and ${which === 'all' ? sql`true` : isForStages}
      order by slug, ${isCancellation} desc, (state in ('submitted', 'approved', 'amending')) desc, received_at desc, id desc
    )
    select submission.id, submission.slug as form, state, reason, submission.at, submission.received_at, offered_at, employee.name as by, signatures, count, ${copiesOf} as copies,
      ${signersIn} as signers, definition->'states' as states,
      case when ${isBeforeWork} then (
        select jsonb_build_object('form_date', told->'form_date', 'signed_on', told->'signed_on',
          'decision', told->'decision', 'has_statement', told->'statement' is not null or ${isOwnerOnPaper})
        from (select submission.body::jsonb->'answers' as told) answers
      ) end as dates,
      case when submission.slug = ${dryingCertificate} then submission.body::jsonb->'answers'->>${exceptionsField} end as exceptions
    from chosen
      join submission on submission.id = chosen.id
      join employee on employee.id = submission.submitted_by
      join form_version on form_version.slug = submission.slug and form_version.version = submission.version
    order by submission.received_at desc, submission.id desc`.execute(db)
  return z.array(Row).parse(rows)
}

/** Who is asked to sign a form, in any query over `form_version`: always, or where something else was answered. */
export const signersIn = sql<unknown>`(
  select coalesce(jsonb_agg(jsonb_build_object('field', field->'id', 'signer', field->'signer',
    'is_needed', field->'need' is not null) order by nth), '[]')
  from jsonb_path_query(definition, '$.sections[*].fields[*] ? (@.type == "signature")') with ordinality as asked (field, nth))`
