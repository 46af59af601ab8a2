import { putsBack } from '#domain/drying/dehumidifier-verdict.ts'
import type { Chart, Density } from '#domain/drying/chart.ts'
import type { ClassOfWater } from '#domain/drying/class-of.ts'
import { notApplicable } from '#domain/drying/chart.ts'
import { sayStep, type Needed } from '#domain/drying/working.ts'
import type { AirCell } from '#domain/readings/stations/air-rows.ts'
import type { AboveReference, JudgedUnit } from '#domain/readings/stations/chamber-air.ts'
import type { DryingFileWords } from '../../words/en-drying-file.ts'

/** How a figure came about, so that anyone can redo it by hand. */
export type Working = {
  title: string
  /** The figure itself, as it stands on the screen. */
  figure: string
  steps: readonly string[]
  source: string
  /** The same sum by other inputs, all of them shown before one is chosen. */
  choices?: { label: string; each: readonly { name: string; figure: string; isUsed: boolean }[] }
}

/** As it is read out or sent: one plain paragraph. */
export function asText({ title, figure, steps, source, choices }: Working) {
  const others = choices?.each.map(({ name, figure }) => `${name} ${figure}`).join(', ')
  const choice = others ? [`${choices?.label}: ${others}.`] : []
  return [`${title}: ${figure}.`, ...steps, ...choice, source].join(' ')
}

export function grainsWorking({ measured, air }: AirCell, title: string, words: DryingFileWords): Working {
  const figure = tenth(air.grains)
  const read = [String(measured.fahrenheit), String(measured.humidity)] as const
  return { title, figure, steps: [words.grainsOf(...read, figure)], source: `${words.grainsSource}.` }
}

export function takenOutWorking(unit: JudgedUnit, words: DryingFileWords): Working {
  const { inlet, outlet, grains, reason } = unit
  return {
    title: putsBack(unit) ? words.putBack(unit.unit) : words.tookOut(unit.unit),
    figure: tenth(Math.abs(grains)),
    steps: [
      words.inletOutlet,
      words.subtract(hundredth(inlet.air.grains), hundredth(outlet.air.grains), tenth(grains)),
      ...(reason ? [words.rules.verdictReason[reason]] : []),
    ],
    source: `${words.grainsSource}.`,
  }
}

export function aboveWorking(above: AboveReference, words: DryingFileWords): Working {
  const { affected, reference, place, grains } = above
  return {
    title: `${words.air} ${words.abovePlace(place)}`,
    figure: tenth(grains),
    steps: [
      words.affectedLessReference(place),
      words.subtract(hundredth(affected.air.grains), hundredth(reference.air.grains), tenth(grains)),
    ],
    source: `${words.grainsSource}.`,
  }
}

export function changeWorking(above: AboveReference, by: number, words: DryingFileWords): Working {
  const { place, grains } = above
  return {
    title: `${words.air} ${words.abovePlace(place)}`,
    figure: tenth(Math.abs(by)),
    steps: [words.changeOf(hundredth(grains), hundredth(grains - by), signed(by))],
    source: `${words.grainsSource}.`,
  }
}

export function moversWorking(
  movers: Record<Density, Needed>,
  { title, chart, words }: { title: string; chart: Chart; words: DryingFileWords },
): Working {
  const used = 'normal'
  return {
    ...neededWorking(movers[used], { title, source: chart.airMovers.source, words }),
    choices: {
      label: words.roomIs,
      each: (['open', 'normal', 'dense'] as const).map((density) => ({
        name: words.densities[density],
        figure: countOf(movers[density]),
        isUsed: density === used,
      })),
    },
  }
}

export function neededWorking(
  needed: Needed,
  { title, source, words }: { title: string; source: string; words: DryingFileWords },
): Working {
  return {
    title,
    figure: countOf(needed),
    steps: needed.working.map((step) => sayStep(step, words.working)),
    source: words.revision(source, needed.revision),
  }
}

export function classWorking(found: ClassOfWater, words: DryingFileWords): Working {
  return {
    title: words.waterClass(found.isClass4 ? 4 : found.class),
    figure: `${tenth(found.percent)}%`,
    steps: found.working.map((step) => sayStep(step, words.working)),
    source: 'ANSI/IICRC S500-2021.',
  }
}

/** A dash where the chart has no figure: never 0. */
export function countOf({ count }: Needed) {
  return count === notApplicable ? '–' : String(count)
}

export function tenth(value: number) {
  return value.toFixed(1)
}

function hundredth(value: number) {
  return value.toFixed(2)
}

function signed(value: number) {
  return `${value < 0 ? '−' : '+'}${tenth(Math.abs(value))}`
}
