import type { Company } from '#domain/company/company.ts'
import { bestRating } from '#domain/company/fact-limits.ts'
import { isSample } from '#domain/company/sample-review.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { PageProps, SiteContext } from '#site/page.ts'
import { PageHead } from '#site/parts/page-head.tsx'
import { sourceOf } from '#site/rating-words.ts'
import { RatingScale } from './rating-scale.tsx'
import { reviewPrompts, reviewRules } from './testimonials-words.ts'

const lead =
  'We print a review as the customer wrote it, and only with their written consent. We don’t write reviews ourselves.'

export function TestimonialsPage(props: PageProps) {
  const { company } = props.site
  return (
    <>
      <PageHead {...props} text={lead} beside={company.rating && <Rating rating={company.rating} />} />
      <section className="wrap section said">
        {company.review && <Review review={company.review} />}
        {!hasOwnReview(company) && <NoReview site={props.site} />}
      </section>
      <section className="sheet">
        <div className="wrap section">
          <div className="section-head">
            <h2>Our rules for printing reviews</h2>
            <p>The same six rules apply to praise and to complaints.</p>
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

/** The same figures as in the structured data, with where they come from. */
function Rating({ rating }: { rating: NonNullable<Company['rating']> }) {
  return (
    <div className="rating">
      <p>
        <strong>{rating.value}</strong> of {bestRating} from {rating.count} reviews
      </p>
      <RatingScale value={rating.value} />
      <p className="source">{sourceOf(rating) || 'This figure comes from our office.'}</p>
    </div>
  )
}

function Review({ review }: { review: NonNullable<Company['review']> }) {
  const { author, text, stars } = review
  return (
    <>
      <h2>{isSample(review) ? 'Sample review' : 'What one customer wrote'}</h2>
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

/** Whether a customer's own words stand there. */
function hasOwnReview({ review }: Company) {
  return review !== null && !isSample(review)
}

/** While no customer's words are printed, what there is to check instead. */
function NoReview({ site: { company, work } }: { site: SiteContext }) {
  return (
    <>
      <h2>No customer reviews here yet</h2>
      <div className="instead">
        {company.rating && (
          <>
            <h3>Where the rating comes from</h3>
            <p>{origin(company.rating)} You can’t leave a star rating on this website.</p>
          </>
        )}
        <h3>How we show finished work</h3>
        <p>
          Each project shows the cause, the town, photos from before and after, and the moisture readings if
          something had to dry. The owner agrees in writing before we show anything.
        </p>
        <p>
          <a className="button" href="/projects">
            {work.slugs.length > 0 ? 'SEE FINISHED PROJECTS' : 'SEE WHAT A PROJECT SHOWS'}
          </a>
        </p>
      </div>
    </>
  )
}

function origin(rating: NonNullable<Company['rating']>) {
  const figure = `${rating.value} of ${bestRating} is the average of ${rating.count} reviews`
  return sourceOf(rating) ? `${figure}: ${sourceOf(rating)}.` : `${figure}. The figure comes from our office.`
}

function WriteOne({ company }: { company: Company }) {
  return (
    <section className="write">
      <div className="wrap section">
        <div>
          <h2>Write a review</h2>
          <p>
            Call us, email us, or use the contact page. Tell us that it’s a review. We print it only after you
            agree in writing. If something still isn’t right with our work, say so, and we’ll contact you
            about it.
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
          <h3>What other readers want to know</h3>
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
