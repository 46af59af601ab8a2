import type { Company } from '#domain/company/company.ts'
import { claimOf, type CallBacks } from '#domain/leads/call-backs.ts'
import { CallButton } from './call-button.tsx'
import { CallBackTable } from './call-back-table.tsx'
import { CallDots } from './call-dots.tsx'
import { Land } from './land.tsx'

type PromiseProps = { company: Pick<Company, 'phone'>; callBacks: CallBacks | null }

/** What became of the promise to call back, as it was counted; where there is nothing to show, the number to call. */
export function Promised({ company, callBacks }: PromiseProps) {
  const claim = callBacks ? claimOf(callBacks) : 'nothing'
  return (
    <div className="promise">
      <Land />
      {callBacks && claim === 'kept' && <Kept callBacks={callBacks} />}
      {callBacks && claim === 'median' && <Median callBacks={callBacks} />}
      {claim === 'nothing' && (
        <>
          <h2>Talk to a person now</h2>
          <p>We answer at night, on weekends and on holidays.</p>
        </>
      )}
      {claim !== 'kept' && <CallButton phone={company.phone} verb={false} />}
    </div>
  )
}

function Kept({ callBacks }: { callBacks: CallBacks }) {
  const { promised, kept, count, median } = callBacks
  return (
    <>
      <h2>
        We call back within <em>{minutes(promised)}</em>, day and night
      </h2>
      <p>
        We kept that for {kept} of the last {count} requests.
        {median !== null && ` Half got a call within ${minutes(median)}.`}
      </p>
      <CallDots callBacks={callBacks} />
      <CallBackTable callBacks={callBacks} />
      <p className="how">
        {daysOf(callBacks)}, from Send to our first call or text by a person. Counted automatically.
      </p>
    </>
  )
}

function Median({ callBacks }: { callBacks: CallBacks }) {
  return (
    <>
      <h2>
        Half of all callers heard from us within <em>{minutes(callBacks.median ?? 0)}</em>
      </h2>
      <p className="how">
        {daysOf(callBacks)}, {callBacks.count} requests, from Send to our first call or text by a person.
        Counted automatically.
      </p>
    </>
  )
}

function minutes(count: number) {
  const shown = Math.max(1, count)
  return shown === 1 ? '1\u00a0minute' : `${shown}\u00a0minutes`
}

const inYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function daysOf({ since, until }: CallBacks) {
  return `${inYear.format(new Date(since))} to ${withYear.format(new Date(until))}`
}
