import { sql } from 'kysely'
import type { World } from '#platform/world.ts'

/**
 * What is kept, counted: equal before and after where nothing was written but that someone was refused. Where the paper of a form is
 * stored doesn't count: whoever reads it may be the first, for whom it is made.
 */
export async function countKept({ db }: World) {
  if (!counting.has(db)) await kept.execute(db)
  counting.add(db)
  const { rows } = await sql`select kept()`.execute(db)
  return JSON.stringify(rows)
}

/** Where it can be counted already. */
const counting = new WeakSet<World['db']>()

/** A function of the database, which keeps its plan: to plan so many selections takes longer than to do them. */
const kept = sql`
  create or replace function kept() returns text language plpgsql as $$ begin return (select to_json(all_kept) from (
        select (select count(*) from lead) as leads, (select sum(revision) from lead) as revisions,
          (select count(*) from lead where quarantined_at is null) as released,
          (select count(*) from note) as notes, (select count(*) from photo) as photos,
          (select count(*) from photo_put) as photo_puts, (select count(*) from sync_problem where sha256 is not null) as held_photos,
          (select count(*) from record_photo) as record_photos, (select count(*) from email) as emails,
          (select count(*) from session where ended_at is null) as sessions, (select count(*) from event where name <> 'access.denied') as events,
          (select md5(string_agg(employee::text, '' order by id)) from employee) as employees,
          (select md5(string_agg(employee_role::text, '' order by employee_id, role_id)) from employee_role) as their_roles,
          (select md5(string_agg(access_code::text, '')) from access_code) as codes,
          (select md5(string_agg(certification::text, '' order by id)) from certification) as certifications,
          (select md5(string_agg(totp::text, '' order by employee_id)) from totp) as apps,
          (select md5(string_agg(passkey::text, '' order by id)) from passkey) as passkeys,
          (select count(*) from recovery_code) as recovery_codes, (select md5(string_agg(totp_setup::text, '')) from totp_setup) as begun,
          (select md5(string_agg(portrait::text, '' order by id)) from portrait) as portraits,
          (select md5(string_agg(sealed::text || pin_hash, '' order by employee_id)) from signature) as signatures,
          (select md5(string_agg(preference::text, '' order by employee_id)) from preference) as preferences,
          (select md5(string_agg(shift::text, '' order by id)) from shift) as shifts,
          (select md5(string_agg(alert_rules::text, '')) from alert_rules) as alert_rules,
          (select md5(string_agg(lead_id::text || encode(secret_hash, 'hex') || open_until || changes, '' order by lead_id)) from receipt) as receipts,
          (select md5(string_agg(chat::text, '' order by id)) from chat) as chats, (select count(*) from chat_message) as chat_messages,
          (select md5(string_agg(chat_answer::text, '' order by id)) from chat_answer) as chat_answers, (select count(*) from chat_answer_version) as chat_answer_versions,
          (select md5(string_agg(chat_question::text, '' order by message_id)) from chat_question) as chat_questions,
          (select count(*) from earlier_phone) as earlier_phones, (select count(*) from earlier_message) as earlier_messages,
          (select count(*) from alert where settled_at is null) as alerts,
          (select md5(string_agg(office_call::text, '' order by id)) from office_call) as office_calls,
          (select md5(string_agg(role::text, '' order by id)) from role) as roles,
          (select md5(string_agg(company::text, '')) from company) as company,
          (select md5(string_agg(local_number::text, '' order by id)) from local_number) as local_numbers,
          (select md5(string_agg(equipment_model::text, '' order by id)) from equipment_model) as equipment_models,
          (select md5(string_agg(equipment_unit::text, '' order by id)) from equipment_unit) as equipment_units,
          (select md5(string_agg(equipment_move::text, '' order by id)) from equipment_move) as equipment_moves,
          (select md5(string_agg(equipment_stay::text, '' order by unit_id, nth)) from equipment_stay) as equipment_stays,
          (select md5(string_agg(equipment_report::text, '' order by id)) from equipment_report) as equipment_reports,
          (select md5(string_agg(job::text, '' order by id)) from job) as jobs,
          (select count(*) from job_category) as categories, (select count(*) from job_stage) as stages,
          (select md5(string_agg(sealed::text, '' order by job_id)) from job_access_code) as access_codes,
          (select md5(string_agg(visit::text, '' order by id)) from visit) as visits,
          (select md5(string_agg(visit_person::text, '' order by visit_id, place)) from visit_person) as sent,
          (select md5(string_agg(visit_item::text, '' order by id)) from visit_item) as items,
          (select md5(string_agg(job_evidence::text, '' order by job_id, position)) from job_evidence) as evidence,
          (select md5(string_agg(room::text, '' order by id)) from room) as rooms,
          (select md5(string_agg(sketch::text, '' order by id)) from sketch) as sketches,
          (select md5(string_agg(contents_item::text, '' order by id)) from contents_item) as contents,
          (select md5(string_agg(contents_box::text, '' order by id)) from contents_box) as boxes,
          (select md5(string_agg(chamber::text, '' order by id)) from chamber) as chambers,
          (select md5(string_agg(moisture_point::text, '' order by id)) from moisture_point) as points,
          (select md5(string_agg(air_station::text, '' order by id)) from air_station) as stations,
          (select md5(string_agg(deviation::text, '' order by id)) from deviation) as deviations,
          (select count(*) from reading) as readings, (select count(*) from job_evidence) as evidence,
          (select md5(string_agg(job_setup::text, '' order by part, revision)) from job_setup) as setup,
          (select md5(string_agg((to_jsonb(submission) - 'file_key')::text, '' order by id)) from submission) as submissions,
          (select md5(string_agg(message::text, '' order by id)) from message) as messages,
          (select md5(string_agg(money_entry::text, '' order by id)) from money_entry) as entries,
          (select md5(string_agg(job_money::text, '' order by job_id)) from job_money) as sums,
          (select md5(string_agg(calendar_feed::text, '' order by token_hash)) from calendar_feed) as calendars,
          (select md5(string_agg(chat_block::text, '' order by source)) from chat_block) as chat_blocks,
          (select md5(string_agg(chat_settings::text, '')) from chat_settings) as chat_settings,
          (select count(*) from company_version) as company_versions,
          (select count(*) from company_picture) as company_pictures
  ) all_kept); end $$`
