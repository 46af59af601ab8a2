import type { Company } from '#domain/company/company.ts'
import { whatToSay, type CallBacks } from '#domain/leads/calls/call-backs.ts'
import { minutes } from '#site/minute-words.ts'
import { CallButton } from './call-button.tsx'
import { CallBackTable } from './call-back-table.tsx'
import { CallDots } from './call-dots.tsx'
import { Land } from './land.tsx'

type PromiseProps = { company: Pick<Company, 'phone'>; callBacks: CallBacks | null }

/** How well we kept our promise to call back, as counted. With nothing to show, the number to call. */
export function Promised({ company, callBacks }: PromiseProps) {
  const said = callBacks ? whatToSay(callBacks) : 'nothing'
  return (
    <div className="promise">
      <Land />
      {callBacks && said === 'kept' && <Kept callBacks={callBacks} />}
      {callBacks && said === 'median' && <Median callBacks={callBacks} />}
      {said === 'nothing' && (
        <>
          <h2>Talk to a person now</h2>
          <p>We answer at night, on weekends and on holidays.</p>
        </>
      )}
      {said !== 'kept' && <CallButton phone={company.phone} verb={false} />}
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
        {median !== null && ` Half heard from a person within ${minutes(median)}.`}
      </p>
      <CallDots callBacks={callBacks} />
      <CallBackTable callBacks={callBacks} />
      <p className="how">
        {daysOf(callBacks)}. Our system counts from Send to the first call or text by a person.
      </p>
    </>
  )
}

function Median({ callBacks }: { callBacks: CallBacks }) {
  return (
    <>
      <h2>
        Half of all requests got a reply within <em>{minutes(callBacks.median ?? 0)}</em>
      </h2>
      <p className="how">
        {daysOf(callBacks)}, {callBacks.count} requests. Our system counts from Send to the first call or text
        by a person.
      </p>
    </>
  )
}

const inYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function daysOf({ since, until }: CallBacks) {
  return `${inYear.format(new Date(since))} to ${withYear.format(new Date(until))}`
}
