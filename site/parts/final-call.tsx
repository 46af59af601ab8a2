import { CallButton } from './call-button.tsx'
import { Land } from './land.tsx'

type FinalCallProps = { phone: string; title?: string; text?: string }

/** The call to action at the end of a page. */
export function FinalCall({
  phone,
  title = 'Water in your home? Call now.',
  text = 'A call is faster than any form. We answer at night, on Sundays and on holidays.',
}: FinalCallProps) {
  return (
    <section className="final">
      <Land />
      <div className="wrap">
        <h2>{title}</h2>
        <p>{text}</p>
        <CallButton phone={phone} verb={false} />
      </div>
    </section>
  )
}
