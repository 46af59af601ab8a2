import { displayPhone } from '#domain/leads/phone.ts'
import { placeText } from '#domain/jobs/place-text.ts'
import { siteOf } from '#domain/jobs/site-of.ts'
import { SiteLines } from '../../submissions/site-lines.tsx'
import { useCallWords } from '../../words/use-call-words.ts'
import type { Draft } from './draft.ts'
import { factsOf } from './facts-of.ts'
import { OnCallNow } from './on-call-now.tsx'

/** Without a connection a crew is told by phone: what it has to know to get there, and whom to call. */
export function TellCrew({ draft }: { draft: Draft }) {
  const { tellCrew: words } = useCallWords()
  const { facts } = factsOf(draft)
  const place = [placeText(facts), facts.unit].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="tell-crew" className="mt-6 border-t border-line pt-4">
      <h2 id="tell-crew" className="text-2xl">
        {words.title}
      </h2>
      <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <OnCallNow />
        <div className="space-y-2">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {facts.phone && <Line term={words.caller}>{displayPhone(facts.phone)}</Line>}
            <Line term={words.place}>{place || words.noPlace}</Line>
          </dl>
          <SiteLines lead={{ site: siteOf(facts, false) }} />
        </div>
      </div>
    </section>
  )
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </>
  )
}
