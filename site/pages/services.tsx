import { firstSteps } from '#domain/safety/first-steps.ts'
import { services } from '#domain/services/services.ts'
import { Icon } from '#look/icons.tsx'
import type { PageProps } from '#site/page.ts'
import { FinalCall } from '#site/parts/final-call.tsx'
import { House, Rooms } from '#site/parts/house.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { WhatHappened } from '#site/parts/what-happened.tsx'
import { comparison, different, ready, same } from './services-words.ts'

/** All services, found by the place in the house, by what the visitor sees, or by comparing them. */
export function ServicesPage(props: PageProps) {
  const { phone } = props.site.company
  return (
    <>
      <PageHead
        {...props}
        text={props.page.text ?? ''}
        beside={<House art={props.site.assets.art.house} />}
      />
      <section className="where" aria-labelledby="where">
        <div className="wrap">
          <h2 id="where">Where is it?</h2>
          <Rooms />
        </div>
      </section>
      <section className="wrap section" id="what-happened">
        <div className="section-head">
          <h2>What do you see?</h2>
          <p>Choose what fits, and we show you what to do first. Your answers stay on this page.</p>
        </div>
        <WhatHappened phone={phone} />
      </section>
      <section className="sheet">
        <div className="wrap section">
          <h2>Compare our services</h2>
          <Comparison />
        </div>
      </section>
      <Commercial />
      <FinalCall phone={phone} title="More than one kind of damage? Call us once." />
    </>
  )
}

const columns = [
  'Service',
  'What it covers',
  'Do this first',
  'A typical first visit',
  'You get in writing',
] as const

/** A table; on a phone each row becomes a card. The roles say that it is still a table there. */
function Comparison() {
  return (
    <table className="compare" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {services.map(({ slug, name }) => (
          <tr key={slug} role="row">
            <th role="rowheader" scope="row">
              <Icon name={slug} />
              <a href={`/services/${slug}`}>{name}</a>
            </th>
            <td role="cell" data-column={columns[1]}>
              {comparison[slug].covers}
            </td>
            <td role="cell" data-column={columns[2]} className="first">
              {firstSteps[slug].first.text}
            </td>
            <td role="cell" data-column={columns[3]}>
              {comparison[slug].visit}
            </td>
            <td role="cell" data-column={columns[4]}>
              {comparison[slug].paper}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Commercial() {
  return (
    <section className="wrap section commercial" id="commercial">
      <h2>Shops, offices and rental units</h2>
      <Facts title="What stays the same" facts={same} />
      <Facts title="What is different" facts={different} />
      <div className="ready">
        <h3>What to have ready when you call</h3>
        <ul>
          {ready.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}
