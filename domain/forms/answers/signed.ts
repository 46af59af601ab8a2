import * as z from 'zod'
import { line } from '#platform/text/text.ts'
import { Ink } from './ink.ts'

const noName = 'Enter the name.'
const name = line(80, noName).min(2, noName)
const moment = z.iso.datetime()

/** What the law asks of a signature made on a screen: that they meant to sign, agreed to do it this way, and get a copy. */
const consent = {
  /** They read the whole text, or had it on the screen to its end. */
  read_to_end: z.boolean(),
  intends_to_sign: z.literal(true, 'Confirm that you mean to sign.'),
  agrees_to_electronic: z.literal(true, 'Agree to sign on this screen, or sign on paper.'),
  copy_to: z.enum(['email', 'text', 'paper', 'none']),
}

/**
 * One signature: drawn, or typed by who cannot draw, or declined before a witness, or on paper. `at` is the time on the clock of
 * the device.
 */
export const Signed = z.discriminatedUnion('way', [
  z.object({ way: z.literal('drawn'), name, at: moment, ink: Ink, ...consent }),
  z.object({ way: z.literal('typed'), name, at: moment, ...consent }),
  z.object({ way: z.literal('paper'), name, at: moment, photo: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.object({
    way: z.literal('declined'),
    name,
    at: moment,
    reason: line(300, 'Enter why they declined.').min(1, 'Enter why they declined.'),
    witness: line(80, 'Enter who saw it.').min(2, 'Enter who saw it.'),
  }),
])
export type Signed = z.output<typeof Signed>
