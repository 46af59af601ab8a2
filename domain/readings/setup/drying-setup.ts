import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { line } from '#platform/text/text.ts'
import { goalTolerance } from '#domain/drying/goal.ts'
import { surprising } from '#domain/drying/judge-reading.ts'
import { meterKinds, pointMaterials } from '../reading-choices.ts'

const name = (sentence: string) => line(40, sentence).min(1, sentence)
const onScale = z.number('Enter a number.').min(0, 'Enter 0 or more.').max(9999, 'Enter 9,999 at most.')

const wholeFeet = 'Enter whole feet from -1,000 to 15,000.'
const wholeAmps = 'Enter whole amperes from 10 to 60.'

const Scale = z
  .object({ name: name('Enter the name of the scale.'), least: onScale, most: onScale })
  .refine(({ least, most }) => least < most, { path: ['most'], message: 'Enter more than the least.' })

/** A meter of the company, as it is labeled ("M-2"), with the scales that it can show. */
export const Meter = z.object({
  name: name('Enter the name of the meter.'),
  model: line(60),
  kind: z.enum(values(meterKinds)).default('other'),
  scales: z
    .array(Scale)
    .min(1, 'Add a scale.')
    .max(10)
    .refine(
      (scales) => new Set(scales.map(({ name }) => name)).size === scales.length,
      'Each scale needs its own name.',
    ),
  /** Not offered for new points. What was read with it stays, and is read on with it. */
  is_retired: z.boolean().default(false),
})
export type Meter = z.output<typeof Meter>

/** What the company dries by: its meters, what stands in for a goal until a reference is read, and what it asks about. */
export const DryingSetup = z.object({
  meters: z
    .array(Meter)
    .max(100)
    .refine(
      (meters) => new Set(meters.map(({ name }) => name)).size === meters.length,
      'Each meter needs its own name.',
    ),
  /** Placeholders, by material: the company's own choice, as published ones contradict each other. */
  goals: z.record(z.enum(values(pointMaterials)), onScale),
  /** Not offered for new points. */
  retired_materials: z.array(z.enum(values(pointMaterials))).default([]),
  tolerance: z.object({
    share: z.number('Enter a number.').min(0, 'Enter 0 to 50%.').max(0.5, 'Enter 0 to 50%.'),
    points: onScale,
  }),
  surprising: z.object({ up: onScale, down: onScale }),
  /** For which grains are counted. 0: as trade charts and meters show them. */
  altitude_feet: z.int(wholeFeet).min(-1000, wholeFeet).max(15_000, wholeFeet),
  breaker_amps: z.int(wholeAmps).min(10, wholeAmps).max(60, wholeAmps),
})
export type DryingSetup = z.output<typeof DryingSetup>

const percent = { name: 'Wood, %', least: 5, most: 60 }
const relative = { name: 'Relative, 0 to 100', least: 0, most: 100 }

/** How the portal begins: no meter of a maker is named, and every goal is marked as a default until a reference is read. */
export const firstDryingSetup: DryingSetup = {
  meters: [
    { name: 'Pin meter', model: '', kind: 'pin', scales: [percent, relative], is_retired: false },
    { name: 'Pinless meter', model: '', kind: 'pinless', scales: [relative, percent], is_retired: false },
  ],
  goals: {
    drywall: 10,
    plaster: 10,
    subfloor: 12,
    base_plate: 12,
    framing: 12,
    hardwood: 10,
    laminate: 12,
    trim: 10,
    cabinet: 12,
    ceiling: 10,
    insulation: 10,
    concrete: 15,
    masonry: 15,
    other: 12,
  },
  retired_materials: [],
  tolerance: { ...goalTolerance },
  surprising: { ...surprising },
  altitude_feet: 0,
  breaker_amps: 15,
}
