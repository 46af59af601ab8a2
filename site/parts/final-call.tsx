import { CallButton } from './call-button.tsx'
import { Land } from './land.tsx'

/** The last word of a page. */
export function FinalCall({ phone }: { phone: string }) {
  return (
    <section className="final">
      <Land />
      <div className="wrap">
        <h2>Standing in water? Call now.</h2>
        <p>A call is faster than any form. We answer at night, on Sundays and on holidays.</p>
        <CallButton phone={phone} verb={false} />
      </div>
    </section>
  )
}
