import * as z from 'zod'
import { text } from '#platform/text.ts'

/** A text that a fact cannot do without. */
export const required = (max: number) => text(max).min(1, 'Please fill this in.')

export const day = z.iso.date('Please give a date.')
