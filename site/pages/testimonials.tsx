import { bestRating, type Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { PageProps } from '#site/page.ts'
import { PageHead } from '#site/parts/page-head.tsx'
import { RatingScale } from './rating-scale.tsx'
import { reviewPrompts, reviewRules } from './testimonials-words.ts'

const lead =
  'A review stands here as it was written, with the consent of its author, whatever it says. We write none ourselves.'

export function TestimonialsPage(props: PageProps) {
  const { company } = props.site
  return (
    <>
      <PageHead {...props} text={lead} beside={company.rating && <Rating rating={company.rating} />} />
      <section className="wrap section said">
        {company.review ? <Review review={company.review} /> : <NoReview />}
      </section>
      <section className="sheet">
        <div className="wrap section">
          <div className="section-head">
            <h2>How a review gets here</h2>
            <p>Six rules. They are the same for praise and for complaints.</p>
          </div>
          <ol className="rules">
            {reviewRules.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <WriteOne company={company} />
    </>
  )
}

/** The same figures as in the structured data. */
function Rating({ rating: { value, count } }: { rating: NonNullable<Company['rating']> }) {
  return (
    <div className="rating">
      <p>
        <strong>{value}</strong> of {bestRating} from {count} reviews
      </p>
      <RatingScale value={value} />
      <p className="kept">
        Kept by our office, and told to search engines in the same words. This website collects no stars.
      </p>
    </div>
  )
}

function Review({ review: { author, text, stars } }: { review: NonNullable<Company['review']> }) {
  return (
    <>
      <h2>What one customer wrote</h2>
      <figure>
        <p className="stars">
          <span aria-hidden="true">{'★'.repeat(stars)}</span> {stars} of {bestRating} stars
        </p>
        <blockquote>{text}</blockquote>
        <figcaption>{author}</figcaption>
      </figure>
    </>
  )
}

function NoReview() {
  return (
    <>
      <h2>No review is printed here yet</h2>
      <div>
        <p>
          The sheet stays blank until a customer fills it in and agrees to have it printed. We could have
          written something nice by ourselves. Then this page would be worth nothing to you.
        </p>
        <dl className="blank" aria-hidden="true">
          <dt>In their words</dt>
          <dd className="lines" />
          <dt>Name</dt>
          <dd />
          <dt>Town and month</dt>
          <dd />
        </dl>
      </div>
    </>
  )
}

function WriteOne({ company }: { company: Company }) {
  return (
    <section className="write">
      <div className="wrap section">
        <div>
          <h2>Write one</h2>
          <p>
            There is no form for it. Call, write, or use the contact page. Say that it is a review, and
            whether we may print it. If something is still wrong, tell us that first: we would rather mend it.
          </p>
          <ul className="ways">
            <li>
              <a href={`tel:${company.phone}`}>{displayPhone(company.phone)}</a>
            </li>
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li>
              <a href="/contact">The contact page</a>
            </li>
          </ul>
        </div>
        <div>
          <h3>What helps the next reader</h3>
          <ol className="prompts">
            {reviewPrompts.map((prompt) => (
              <li key={prompt}>{prompt}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
