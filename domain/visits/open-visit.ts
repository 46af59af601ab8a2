type Moment = Date | string | null

type Done = { readonly arrived_at: Moment; readonly departed_at: Moment }
type Open = {
  /** Null: to be scheduled. */
  readonly when: { readonly on: string } | null
  readonly canceled_at: Moment
  readonly departed_at: Moment
}

// Which visits are still to come. `open-visit-sql.ts` says the same in queries; a test compares the two, visit by visit.

/**
 * Someone is to go there, or is there: nobody left it or canceled it, and its day has not passed. One of today is open however
 * late it is.
 */
export function isOpenVisit({ when, canceled_at, departed_at }: Open, today: string) {
  return canceled_at === null && departed_at === null && (when === null || when.on >= today)
}

/** Nobody has been there either: such a visit can be canceled, moved, and left by who was to go. */
export function isAhead(visit: Open & Done, today: string) {
  return isOpenVisit(visit, today) && !wasMade(visit)
}

/** Someone is or was there: they may have tapped Departed without Arrived. */
export function wasMade({ arrived_at, departed_at }: Done) {
  return arrived_at !== null || departed_at !== null
}
