import { areaPath, areaTitle, type Area } from '#domain/areas/areas.ts'
import { neighborStates } from '#domain/areas/neighbors.ts'
import { lostVisitorStep } from '#domain/safety/lost-visitor.ts'
import type { Found } from '#site/find.ts'
import type { PageProps } from '#site/page.ts'
import { CallButton } from '#site/parts/call-button.tsx'
import { Breadcrumbs } from '#site/parts/breadcrumbs.tsx'
import { FindStrip } from '#site/parts/find-strip.tsx'
import { Land } from '#site/parts/land.tsx'
import { LinkList } from '#site/parts/link-list.tsx'
import { StartOver, WhatHappened } from '#site/parts/start-over.tsx'

/** The results of a search that did not lead straight to one page. */
export function FindPage({ page, site, visit }: PageProps) {
  const { typed, found } = visit
  const { heading, text } = wordsFor(found, page.heading)
  return (
    <>
      <section className="head lost">
        <Land />
        <div className="wrap">
          <Breadcrumbs page={page} />
          <h1>{heading}</h1>
          <div className="head-call">
            <CallButton phone={site.company.phone} />
            <p>{text}</p>
          </div>
        </div>
      </section>
      <FindStrip typed={typed} />
      {found?.kind === 'several' && <Several found={found} />}
      {found?.kind === 'near' && (
        <section className="wrap matches">
          <LinkList
            title={`Near ${found.neighbor.name}`}
            links={found.places.map(({ area, miles }) => ({
              ...linkTo(area),
              note: `${Math.max(1, Math.round(miles))} mi`,
            }))}
          />
          <WhatHappened />
        </section>
      )}
      {(!found || found.kind === 'nothing') && <StartOver />}
    </>
  )
}

function wordsFor(found: Found | undefined, heading: string) {
  if (found?.kind === 'nothing')
    return {
      heading: 'No results',
      text: 'Try a ZIP code, a shorter word or a nearby town. Or call us and tell us where you are.',
    }
  if (found?.kind === 'near')
    return {
      heading: `${found.neighbor.name}, ${neighborStates[found.neighbor.state]}`,
      text: 'We don’t have a page for this place. Call us, and we’ll tell you right away whether we can come.',
    }
  if (found?.kind === 'several')
    return { heading: 'Which one do you mean?', text: 'Choose one below, or call and tell us what happened.' }
  return {
    heading,
    text: lostVisitorStep.text,
  }
}

function Several({ found }: { found: Extract<Found, { kind: 'several' }> }) {
  const { places, pages, questions } = found
  return (
    <section className="wrap matches">
      {places.length > 0 && <LinkList title="Places" links={places.map(linkTo)} />}
      {pages.length > 0 && (
        <LinkList title="Pages" links={pages.map(({ path, crumb }) => ({ path, label: crumb }))} />
      )}
      {questions.length > 0 && (
        <LinkList
          title="Questions"
          links={questions.map(({ id, question }) => ({ path: `/faq#${id}`, label: question }))}
        />
      )}
      {pages.length + questions.length === 0 && <WhatHappened />}
    </section>
  )
}

function linkTo(area: Area) {
  return { path: areaPath(area), label: areaTitle(area) }
}
