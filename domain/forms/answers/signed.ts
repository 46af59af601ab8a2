import * as z from 'zod'
import { line } from '#platform/text/text.ts'
import { Language } from '#domain/preferences/language.ts'
import { Ink } from './ink.ts'
import { SignsAs } from './signs-as.ts'

const noName = 'Enter the name.'
const name = line(80, noName).min(2, noName)
const moment = z.iso.datetime()

/** How whoever signs gets a copy: `download` behind a link, from its own page. */
export const copyWays = ['email', 'text', 'paper', 'download', 'none'] as const

/** What the law asks of a signature made on a screen: that they meant to sign, agreed to do it this way, and get a copy. */
const consent = {
  /** They read the whole text, or had it on the screen to its end. */
  read_to_end: z.boolean(),
  intends_to_sign: z.literal(true, 'Confirm that you mean to sign.'),
  agrees_to_electronic: z.literal(true, 'Agree to sign on this screen, or sign on paper.'),
  /** Absent of who wasn’t asked, as the company’s own people. */
  copy_to: z.enum(copyWays).optional(),
  /** In which the summary, the choices and the agreement to sign were read: legal texts may be in another. Absent of who wasn’t asked. */
  read_in: Language.optional(),
}

/** On what someone signed who had the paper on a device of their own, as its browser named it. */
export const signingDevices = ['phone', 'tablet', 'computer'] as const

/** Of a signature that was given behind a link. The server writes it down, and takes it from nobody else. */
const link = z
  .object({
    request: z.uuid(),
    /** The hash of what was shown, which was signed. */
    shown: z.string().regex(/^[0-9a-f]{64}$/),
    /** Which text of the agreement to sign electronically. */
    consent: z.int(),
    device: z.enum(signingDevices),
  })
  .optional()

/** Absent where the form’s own role says it: of the customer who owns the place, and of everyone who isn’t asked as the owner. */
const signs_as = SignsAs.optional()

/** Of a sheet that was signed with a pen. */
export const mostPages = 20
const page = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'This is no photo.') })

/**
 * One signature: drawn, or typed by who cannot draw, or declined before a witness, or on paper. `at` is the time on the clock of
 * the device.
 */
export const Signed = z.discriminatedUnion('way', [
  z.object({ way: z.literal('drawn'), name, at: moment, ink: Ink, ...consent, link, signs_as }),
  z.object({ way: z.literal('typed'), name, at: moment, ...consent, link, signs_as }),
  z.object({
    way: z.literal('paper'),
    name,
    at: moment,
    /** The day that stands beside the signature. */
    signed_on: z.iso.date('Enter the date on the paper.'),
    /** Every page of it. */
    photos: z
      .array(page)
      .min(1, 'Take a photo of each page.')
      .max(mostPages, `Use no more than ${mostPages} pages.`),
  }),
  z.object({
    way: z.literal('declined'),
    name,
    at: moment,
    reason: line(300, 'Enter why they declined.').min(1, 'Enter why they declined.'),
    witness: line(80, 'Enter who saw it.').min(2, 'Enter who saw it.'),
    signs_as,
  }),
])
export type Signed = z.output<typeof Signed>
