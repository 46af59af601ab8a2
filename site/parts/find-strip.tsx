import { SearchBox } from './search-box.tsx'

/** A search for places, services and questions. An exact match leads straight to its page. */
export function FindStrip({ typed }: { typed?: string | undefined }) {
  return (
    <section className="search-strip">
      <div className="wrap">
        <SearchBox action="/find" label="Town, ZIP code, or what happened" typed={typed} />
      </div>
    </section>
  )
}
