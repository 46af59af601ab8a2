import * as z from 'zod'
import { line } from '#platform/text/text.ts'

/** A text that a fact cannot do without. */
export const required = (max: number) => line(max).min(1, 'This field is required.')

export const day = z.iso.date('Enter a date.')
