import * as z from 'zod'
import { EmployeeStatus } from '#domain/employees/employee.ts'
import { LeadFilter } from '#domain/leads/lead-query.ts'
import { LeadDetail } from '#domain/leads/lead.ts'
import { minutesToRed } from '#domain/leads/calls/first-call.ts'
import { unclaimedFilter } from '#domain/leads/unclaimed.ts'

/** A number, and the list that it counts. */
export const LeadFigure = z.object({ count: z.int(), filter: LeadFilter })
export type LeadFigure = z.output<typeof LeadFigure>

export const PeopleFilter = z
  .object({ status: EmployeeStatus, expiring: z.literal('soon'), signed_in: z.literal('now') })
  .partial()
export type PeopleFilter = z.output<typeof PeopleFilter>
export const PeopleFigure = z.object({ count: z.int(), filter: PeopleFilter })
export type PeopleFigure = z.output<typeof PeopleFigure>

/** A number by what it belongs to: a service, a town, a page, a day, an hour. */
export const Share = LeadFigure.extend({ key: z.string() })
export type Share = z.output<typeof Share>
/** The greatest first; `rest` is how many requests belong to what is not named. */
export const Shares = z.object({ shares: z.array(Share), rest: z.int() })
export type Shares = z.output<typeof Shares>

/** A request that no one has claimed yet. */
export const UnclaimedLead = LeadDetail.pick({
  id: true,
  name: true,
  loss: true,
  service: true,
  town: true,
  urgency: true,
  received_at: true,
}).extend({ is_happening_now: z.boolean() })
export type UnclaimedLead = z.output<typeof UnclaimedLead>

/** What there is to do now, whatever the span. */
export const Unclaimed = LeadFigure.extend({
  /** By minutes waited: more than `over` and at most `under`; null means no limit. */
  ages: z.array(LeadFigure.extend({ over: z.int().nullable(), under: z.int().nullable() })),
  happening_now: z.int(),
  /** The most urgent ones, and of these the oldest, first. */
  first: z.array(UnclaimedLead),
})
export type Unclaimed = z.output<typeof Unclaimed>

export const Received = LeadFigure.extend({
  by_day: z.array(Share),
  by_hour: z.array(Share),
  by_service: Shares,
  by_town: Shares,
  by_page: Shares,
  /** Those that are closed, by how they ended. */
  by_outcome: Shares,
  /** `count` were answered; half of them within `median` whole minutes. */
  first_contact: LeadFigure.extend({ median: z.int().nullable() }),
  /** Those that became jobs. */
  jobs: LeadFigure,
})
export type Received = z.output<typeof Received>

export const mineFilters = {
  open: { assigned: 'me', open: 'yes' },
  new: { assigned: 'me', status: 'new' },
  contacted: { assigned: 'me', status: 'contacted' },
  scheduled: { assigned: 'me', status: 'scheduled' },
} as const satisfies Record<string, LeadFilter>
export const peopleFilters = {
  signed_in: { signed_in: 'now' },
  expiring: { expiring: 'soon', status: 'active' },
} as const satisfies Record<string, PeopleFilter>

const steps = [minutesToRed, 15, 60]

/** The ages of what no one has claimed yet, each with the list of its own; every age is in one of them. */
export const ages = [null, ...steps].map((over, at) => {
  const under = steps[at] ?? null
  return {
    over,
    under,
    filter: { ...unclaimedFilter, ...(over && { waited_over: over }), ...(under && { waited_under: under }) },
  }
})
