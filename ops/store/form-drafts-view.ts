import type { Language } from '#domain/preferences/language.ts'
import type { SignedAgain } from '#domain/submissions/submission.ts'
import type { Json } from '#platform/canonical-json.ts'
import { watched } from '../ui/watched.ts'

/** Who asked for a fix is unknown of a decision from long ago. */
type AskedFix = { reason: string; by: string | null; at: string | null; field: string | null }

/** A form of the company that someone fills in on this device, until it is submitted. `id` is that of the submission to be. */
export type FormDraft = {
  id: string
  /** Null: it is of no job, as the check of a vehicle. */
  job_id: string | null
  form: string
  /** What it is called, in its own language: lists name it by that. */
  title: string
  version: number
  language: Language
  answers: Readonly<Record<string, Json>>
  /** Times in milliseconds, by the clock of this device. */
  began_at: number
  changed_at: number
  /** Of a fix or an amendment: what it takes the place of. */
  revises?: string | undefined
  /** What the office asked to be fixed, at which field where it named one. */
  asked?: AskedFix | undefined
  /** Each time that signatures were taken away here, whose and why. */
  signed_again?: readonly SignedAgain[] | undefined
  /** What flowed in from the job last, by field: an answer that still says the same is linked, and follows it. */
  seen?: Readonly<Record<string, Json>> | undefined
  /** Of a fix: what it took over where the job answers, too. */
  kept?: Readonly<Record<string, Json>> | undefined
  /** What the job said as the form was begun, and when something of it was last found to be another: that is told. */
  began_with?: Readonly<Record<string, Json>> | undefined
  followed_at?: number | undefined
}

/** `failed` where the browser refused to store something: `full` where it has no room. */
export type FormSaving = 'saved' | 'saving' | 'full' | 'failed'

export type FormDraftsView = {
  /** Whether what is stored was read: before that nothing says that there is none. */
  isRead: boolean
  drafts: ReadonlyMap<string, FormDraft>
  saving: FormSaving
  /** When something was stored last in this page. */
  savedAt: number | null
}

export const noFormDrafts: FormDraftsView = {
  isRead: false,
  drafts: new Map(),
  saving: 'saved',
  savedAt: null,
}

type Answering = { setAnswer: (id: string, field: string, answer: Json | undefined) => Promise<void> }

/** What takes answers while the store is open: a field that someone types in has to show what it takes in the same task. */
export const openForms = watched<Answering | null>(null)

/** The one that is on the screen: nobody has to be told of it. */
export const shownFormDraft = watched<string | null>(null)

/** What every screen sees of the forms that whoever is signed in has begun here. */
export const formDraftsView = watched<FormDraftsView>(noFormDrafts)
