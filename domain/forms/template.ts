import * as z from 'zod'
import { definitionOf, FormDefinition } from './definition/definition.ts'
import { FormSlug } from './form-slug.ts'

/**
 * A form that is being made. It has the shape of a published one, so that all that reads one reads it too, but every text and list may
 * still be empty: half-made work is never refused. What a draft can't be is oversized, or have two parts with one ID. The rest is
 * checked where it is published.
 */
export const FormDraft = definitionOf(0)
export type FormDraft = z.output<typeof FormDraft>

/** Which change of its draft this is; 0 while the form is as it came. It only grows, also when a draft is discarded or published. */
const revision = z.int().min(0)
const version = z.int().min(1)

/** Who did it by their name; null: it came with the product. */
const by = z.string().nullable()

export const TemplateVersion = z.object({ version, at: z.iso.datetime(), by })
export type TemplateVersion = z.output<typeof TemplateVersion>

/** A form as the office works on it: in the list of all, without its questions. */
export const TemplateRow = z.object({
  slug: FormSlug,
  /** Of the newest version; of the draft where none was published. */
  title: FormDraft.shape.title,
  states: FormDraft.shape.states,
  /** Its newest version; null before the first. */
  published: TemplateVersion.nullable(),
  draft: z.object({ saved_at: z.iso.datetime(), saved_by: z.string() }).nullable(),
  revision,
  /** Since when it is no longer offered for new fillings; null while it is. */
  retired_at: z.iso.datetime().nullable(),
  /** The titles of the packets that name it. */
  packets: z.array(z.string()),
})
export type TemplateRow = z.output<typeof TemplateRow>

/** One form with its questions, as they are published and as someone is changing them. */
export const FormTemplate = TemplateRow.extend({
  published: TemplateVersion.extend({ definition: FormDefinition }).nullable(),
  draft: z
    .object({
      definition: FormDraft,
      /** The version that it was made from; null for a new form. A newer one may be there meanwhile. */
      based_on: version.nullable(),
      saved_at: z.iso.datetime(),
      saved_by: z.string(),
      /** So that someone with two windows isn't told of themselves as of another person. */
      saver_id: z.uuid().nullable(),
    })
    .nullable(),
  retired_by: z.string().nullable(),
})
export type FormTemplate = z.output<typeof FormTemplate>

export const TemplateVersionPage = z.object({
  items: z.array(TemplateVersion),
  next: z.string().nullable(),
})
export type TemplateVersionPage = z.output<typeof TemplateVersionPage>

/** The text of a file may be longer than the form in it: it is written with room between. */
export const longestFile = 1_000_000

/**
 * Begins a form under a slug that its maker chose, which stays. Empty, or as a copy of another form, or from the text of an exported
 * file, or from a draft that was there before and was discarded.
 */
export const NewTemplate = z.object({
  slug: FormSlug,
  title: FormDraft.shape.title.optional(),
  from: FormSlug.optional(),
  file: z.string().max(longestFile, 'This file is too large for a form.').optional(),
  definition: FormDraft.optional(),
})
export type NewTemplate = z.output<typeof NewTemplate>

/** `revision` is that of the template which the change was made from. */
export const DraftChange = z.object({ definition: FormDraft, revision })
export type DraftChange = z.output<typeof DraftChange>

export const DraftStep = z.object({ revision })

export const TemplateRestore = z.object({ version, revision })
export type TemplateRestore = z.output<typeof TemplateRestore>

export const TemplateRetirement = z.object({ retired: z.boolean() })

/** Discarding answers with what the draft was, so that it can be saved again: undo. */
export const DiscardedDraft = z.object({
  /** Null where nothing is left: a form that was never published is gone with its draft. */
  template: FormTemplate.nullable(),
  discarded: FormDraft,
})
export type DiscardedDraft = z.output<typeof DiscardedDraft>

/** Draws a form as its paper. Without a definition: the stored draft, or what is published. */
export const PreviewRequest = z.object({
  definition: FormDraft.optional(),
  language: z.enum(['en', 'es']).default('en'),
  /** Where the loss is. */
  state: z.enum(['OH', 'PA']).default('OH'),
  /** By field. What isn't answered is a blank to write on. */
  answers: z.record(z.string(), z.json()).default({}),
})
export type PreviewRequest = z.output<typeof PreviewRequest>
