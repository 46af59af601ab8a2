import type { ReactNode } from 'react'
import type { FactName } from '#domain/company/company.ts'
import { markPath } from '#look/logo.ts'
import { phoneWords } from './fact-words.ts'
import type { FactsDraft } from './facts-draft.ts'

type PreviewProps = { draft: FactsDraft; changed: readonly FactName[] }

/** The parts of the site that show facts, as they will look; what is not saved yet is underlined. */
export function Preview({ draft, changed }: PreviewProps) {
  const fact = (name: FactName, words: ReactNode) =>
    changed.includes(name) ? (
      <mark className="bg-transparent text-inherit underline decoration-gold decoration-2 underline-offset-3">
        {words}
      </mark>
    ) : (
      words
    )
  const phone = phoneWords(draft.phone)
  const { address, rating } = draft
  return (
    <section>
      <h2 className="text-xl">On the website</h2>
      <figure className="mt-3 border border-edge">
        <div className="bg-rail text-sm text-[#c3ced8]">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2.5">
            <Brand>{fact('name', draft.name)}</Brand>
            <span className="shrink-0 rounded-sm bg-gold px-2 py-1 font-display font-semibold whitespace-nowrap text-on-gold">
              {fact('phone', phone)}
            </span>
          </div>
        </div>
        <div className="space-y-3 px-3 py-4">
          <ul className="grid grid-cols-2 gap-x-4 cramped:grid-cols-1 gap-y-2.5">
            {draft.badges.map(({ title, detail }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two badges may read alike while they are typed
              <li
                key={index}
                className="min-w-0 border-t-2 border-gold pt-1 text-[0.8125rem] wrap-break-word"
              >
                <span className="block font-display text-base leading-tight font-semibold">
                  {fact('badges', title)}
                </span>
                <span className="text-muted">{detail}</span>
              </li>
            ))}
          </ul>
          {rating && (
            <p className="text-sm">
              {fact(
                'rating',
                <>
                  <strong>{rating.value || '?'}</strong> of 5 from {rating.count || '?'} reviews
                </>,
              )}
            </p>
          )}
        </div>
        <div className="bg-rail px-3 py-3 text-[0.8125rem] text-[#c3ced8] wrap-anywhere">
          <Brand>{fact('name', draft.name)}</Brand>
          <p className="mt-1">{fact('slogan', draft.slogan)}</p>
          <p className="mt-1.5 text-white">
            {fact('phone', phone)} · {fact('email', draft.email)}
          </p>
          <p>
            {fact(
              'address',
              `${address.street}, ${address.locality}, ${address.region} ${address.postal_code}`,
            )}
          </p>
          <p>In business since {fact('founding_year', draft.founding_year)}</p>
          {draft.pa_hic_number && (
            <p>Pennsylvania Home Improvement Contractor {fact('pa_hic_number', draft.pa_hic_number)}</p>
          )}
        </div>
      </figure>
      <p className="mt-2 text-[0.8125rem] text-muted">
        Header, badges and footer. The website updates within a second of saving.
      </p>
    </section>
  )
}

function Brand({ children }: { children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-2 font-display text-base leading-tight font-semibold text-white">
      <svg viewBox="0 0 40 28" aria-hidden className="w-6 shrink-0 text-gold">
        <path d={markPath} fill="currentColor" />
      </svg>
      <span className="min-w-0 wrap-break-word">{children}</span>
    </p>
  )
}
