/** How much stands in a room that air has to get around: the selector is our reading of the ranges that the standard gives. */
export type Density = 'open' | 'normal' | 'dense'
export type DehumidifierKind = 'conventional' | 'lgr' | 'desiccant'
export type WaterClass = 1 | 2 | 3 | 4
export type Category = 1 | 2 | 3

/** What the chart says where it has no figure: it is shown as words, and never counted with. */
export const notApplicable = 'n/a'
export type NotApplicable = typeof notApplicable

/** One revision of all that equipment is counted by. A job stays with the revision it began with. */
export type Chart = {
  id: string
  airMovers: {
    source: string
    /** Square feet of wet floor that one air mover dries, and of wet wall and ceiling above about 2 ft. */
    floor: Readonly<Record<Density, number>>
    upper: Readonly<Record<Density, number>>
    /** A room with less floor may need only one. */
    smallRoom: number
    /** Feet of wet wall that one dries, where only the lower wall is wet. */
    wallFeet: number
  }
  dehumidifiers: {
    source: string
    /** Refrigerants: cubic feet for each pint a day. Desiccants: changes of the air an hour. */
    factors: Readonly<Record<DehumidifierKind, Readonly<Record<WaterClass, number | NotApplicable>>>>
  }
  filtration: { source: string; changes: Readonly<Record<Category, { least: number; most: number }>> }
  circuits: { source: string; usableShare: number }
}

/** Only the public parts of a paid standard: its text on air movers, and the chart that IICRC gives away. */
export const firstChart: Chart = {
  id: 'iicrc-3.1.22',
  airMovers: {
    source: 'ANSI/IICRC S500-2021, 12.5.3',
    floor: { open: 70, normal: 60, dense: 50 },
    upper: { open: 150, normal: 125, dense: 100 },
    smallRoom: 25,
    wallFeet: 14,
  },
  dehumidifiers: {
    source: 'IICRC Initial Dehumidification Recommendation Factors and Formulas, Imperial, revision 3.1.22',
    factors: {
      conventional: { 1: 100, 2: 40, 3: 30, 4: notApplicable },
      lgr: { 1: 100, 2: 50, 3: 40, 4: 40 },
      desiccant: { 1: 1, 2: 2, 3: 3, 4: 3 },
    },
  },
  filtration: {
    source: 'Trade practice, to be confirmed by the company',
    changes: { 1: { least: 0, most: 0 }, 2: { least: 2, most: 4 }, 3: { least: 4, most: 4 } },
  },
  circuits: { source: 'A continuous load uses 80% of its breaker', usableShare: 0.8 },
}

/** The revisions that come with the product, the newest last. */
export const charts: readonly Chart[] = [firstChart]

export function findChart(id: string): Chart | null {
  return charts.find((chart) => chart.id === id) ?? null
}
