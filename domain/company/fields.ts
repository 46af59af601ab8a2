import * as z from 'zod'
import { line } from '#platform/text/text.ts'

/** A text that a fact cannot do without. */
export const required = (max: number) => line(max).min(1, 'Please fill this in.')

export const day = z.iso.date('Please give a date.')
