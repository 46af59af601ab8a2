import * as z from 'zod'
import { line } from '#platform/text/text.ts'

/** The sheet that a signature is drawn on; its points are whole numbers on it. */
export const sheet = { width: 1000, height: 400 } as const

const mostStrokes = 100
const mostNumbers = 8000

/** Points one after the other: x, y, x, y. */
const Stroke = z
  .array(z.int().min(0).max(sheet.width))
  .min(2)
  .max(4000)
  .refine((numbers) => numbers.length % 2 === 0, 'Each point of a stroke needs two numbers.')
export type Stroke = z.output<typeof Stroke>

const Drawn = z.object({
  kind: z.literal('drawn'),
  strokes: z
    .array(Stroke)
    .min(1, 'Draw your signature.')
    .max(mostStrokes, 'Draw it with fewer strokes.')
    .refine(
      (strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= mostNumbers,
      'Draw a shorter signature.',
    ),
})
/** For who cannot draw, or does not wish to. */
const Typed = z.object({
  kind: z.literal('typed'),
  name: line(60, 'Type your name.').min(2, 'Type your name.'),
})

export const Drawing = z.union([Drawn, Typed], 'Draw your signature or type your name.')
export type Drawing = z.output<typeof Drawing>

export const mostPinDigits = 8
export const Pin = z.string('Enter your PIN.').regex(/^\d{4,8}$/, 'Use four to eight digits.')

const NewPin = Pin.refine((pin) => !isGuessedFirst(pin), 'Choose a PIN that’s harder to guess.')

/** `drawing` is null where only the PIN becomes another one. */
export const SignatureChange = z.object({
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(1024, 'This is too long.'),
  pin: NewPin,
  drawing: Drawing.nullable(),
})
export type SignatureChange = z.output<typeof SignatureChange>

export const PinEntry = z.object({ pin: Pin })

/** The same digit again and again, or one after the other: 7777, 1234, 8765. */
export function isGuessedFirst(pin: string) {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0))
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
}
