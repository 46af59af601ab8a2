import { Icon } from '#look/icons.tsx'

export function TrustStrip({ years }: { years: string }) {
  const marks = [
    { icon: 'certified', label: 'IICRC certified' },
    { icon: 'insured', label: 'Licensed and insured' },
    { icon: 'veteran', label: 'Veteran owned' },
    { icon: 'years', label: years },
  ] as const
  return (
    <section className="trust" aria-label="Our credentials">
      <ul className="wrap">
        {marks.map(({ icon, label }) => (
          <li key={label}>
            <Icon name={icon} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
