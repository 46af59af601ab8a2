import { sourceOf } from '#site/rating-words.ts'
import type { Company } from '#domain/company/company.ts'
import { bestRating } from '#domain/company/fact-limits.ts'

/** The customer rating, the same as in the structured data. Without a rating it shows nothing. */
export function Rating({ company }: { company: Company }) {
  const { rating, review } = company
  if (!rating && !review) return null
  return (
    <div className="rating">
      {rating && (
        <p>
          <strong>{rating.value}</strong> of {bestRating} from {rating.count} reviews
          {sourceOf(rating) && <small>{sourceOf(rating)}</small>}
        </p>
      )}
      {review && (
        <blockquote>
          <p>{review.text}</p>
          <footer>
            {review.author}, {review.stars} of {bestRating}
          </footer>
        </blockquote>
      )}
    </div>
  )
}
