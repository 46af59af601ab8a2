import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { factNames } from './facts/facts.ts'
import { changesSeenBy, differencesSeenBy } from './facts/claims.ts'
import {
  changedLine,
  codeChangedLine,
  codeRemovedLine,
  consentToldLine,
  downloadedLine,
  mergedLine,
  safetyLine,
  shownLine,
  sideLine,
  stageLine,
} from './history-lines.ts'
import { SideState, Stage } from './job.ts'
import { ofJob } from './of-job.ts'
import { sideReasons } from './stages/side-reasons.ts'

const jobId = { job_id: z.uuid() }

export const jobMade = defineEvent('job.made', {
  ...ofJob,
  payload: z.object(jobId),
  audit: job('Job made', 'made {it} a job', '{it} became a job'),
  line: () => 'Job made',
  changesFigures: true,
})
/** Which facts changed, never their values: they tell of people. */
export const jobChanged = defineEvent('job.changed', {
  ...ofJob,
  payload: z.object({
    ...jobId,
    /** Of what they were changed to. Events from before that have none. */
    change_id: z.uuid().optional(),
    facts: z.array(z.enum(factNames)),
  }),
  audit: job('Job edited', 'edited {it}', '{it} was edited'),
  // Visits show of their job what it is about, and whether their people are certified for that.
  stale: [...ofJob.stale, 'visits'],
  line: changedLine,
  facts: ['facts', 'typed'],
  seenBy: changesSeenBy,
})
export const jobStageChanged = defineEvent('job.stage_changed', {
  ...ofJob,
  payload: z.object({
    ...jobId,
    /** Of the stage that was entered, where the reason stands. Events from before that have none. */
    entry_id: z.uuid().optional(),
    from: Stage,
    to: Stage,
    is_override: z.boolean(),
  }),
  audit: {
    ...job('Stage changed', 'moved {it} from {from} to {to}', '{it} moved from {from} to {to}'),
    field: 'stage',
  },
  line: stageLine,
  facts: ['from', 'to', 'is_override', 'reason'],
})
export const jobSideChanged = defineEvent('job.side_changed', {
  ...ofJob,
  payload: z.object({
    ...jobId,
    from: SideState.nullable(),
    to: SideState.nullable(),
    /** Left out where it was typed. */
    reason: z.enum(Object.values(sideReasons).flat()).optional(),
  }),
  audit: job('Put aside or resumed', 'changed where {it} stands', 'where {it} stands changed'),
  line: sideLine,
  facts: ['to', 'reason'],
})
export const jobCategorized = defineEvent('job.categorized', {
  ...ofJob,
  payload: z.object({ ...jobId, category: z.int() }),
  audit: job('Water category set', 'set the water category of {it}', 'the water category of {it} was set'),
  line: ({ payload }) => `Category ${String(payload['category'])}`,
  facts: ['category'],
})
/** Someone may have to show later that the caller was warned: the sentence is stored as it stood then. */
export const safetyRead = defineEvent('job.safety_read', {
  ...ofJob,
  payload: z.object({ ...jobId, at: z.iso.datetime(), key: z.string(), sentence: z.string() }),
  audit: job(
    'Safety sentence read',
    'read a safety sentence to the caller of {it}',
    'a safety sentence was read to the caller of {it}',
  ),
  line: safetyLine,
  facts: ['at', 'sentence'],
})
/** Also in the history of the job whose code it is, where a merge carried it to this one: an undo brings it back there. */
const ofCode = {
  ...ofJob,
  subjects: ['job_id', 'code_of_id'],
  payload: z.object({
    ...jobId,
    /** Which code it was: one that is changed has another ID. */
    code_id: z.uuid().optional(),
    code_of_id: z.uuid().optional(),
    code_of: z.string().optional(),
  }),
  facts: ['code_of'],
} as const
export const accessCodeChanged = defineEvent('job.access_code_changed', {
  ...ofCode,
  audit: job('Access code changed', 'changed the access code of {it}', 'the access code of {it} changed'),
  line: codeChangedLine,
})
export const accessCodeRemoved = defineEvent('job.access_code_removed', {
  ...ofCode,
  audit: job('Access code removed', 'removed the access code of {it}', 'the access code of {it} was removed'),
  line: codeRemovedLine,
})
export const accessCodeShown = defineEvent('job.access_code_shown', {
  ...ofCode,
  audit: job('Access code shown', 'looked at the access code of {it}', 'the access code of {it} was shown'),
  line: shownLine,
  folds: 'codes',
})
/** To the device of someone who goes there that day, where it can be shown without a connection. */
export const accessCodeDownloaded = defineEvent('job.access_code_downloaded', {
  ...ofCode,
  audit: job(
    'Access code downloaded',
    'downloaded the access code of {it} to a device',
    'the access code of {it} was downloaded to a device',
  ),
  line: downloadedLine,
})
/** Whoever sent a request that was merged, or closed as a duplicate, agrees to text messages, but the kept job does not say so: staff decide. */
export const jobConsentTold = defineEvent('job.consent_told', {
  ...ofJob,
  payload: z.object({
    ...jobId,
    /** The number of the merged job, or the reference of the duplicate. */
    from: z.string(),
  }),
  audit: job(
    'Consent to text messages in a merged request',
    'agreed to text messages in a request merged into {it}',
    'a request merged into {it} agreed to text messages',
  ),
  line: consentToldLine,
  facts: ['from'],
})
/** Both jobs tell of it. */
const ofBoth = {
  ...ofJob,
  subjects: ['job_id', 'into_id'],
  stale: [...ofJob.stale, 'equipment'],
  changesDrying: true,
} as const
export const jobMerged = defineEvent('job.merged', {
  ...ofBoth,
  payload: z.object({
    ...jobId,
    into_id: z.uuid(),
    /** The numbers of both. Events from before that have none. */
    from: z.string().optional(),
    to: z.string().optional(),
    /** Of what both knew, but not the same. Events from before that have none. */
    merge_id: z.uuid().optional(),
    facts: z.array(z.enum(factNames)).optional(),
  }),
  audit: job('Merged', 'merged {it} into another job', '{it} was merged into another job'),
  line: mergedLine,
  facts: ['from', 'to', 'facts', 'differed'],
  seenBy: differencesSeenBy,
})
export const jobUnmerged = defineEvent('job.unmerged', {
  ...ofBoth,
  payload: z.object({ ...jobId, into_id: z.uuid() }),
  audit: job('Merge undone', 'took {it} out of another job again', '{it} was taken out of another job again'),
  line: () => 'Merge undone',
})
