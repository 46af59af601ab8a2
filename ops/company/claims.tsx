import { bestRating, factLengths } from '#domain/company/fact-limits.ts'
import { CheckField } from '../ui/check-field.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { FactFrame, TextFactField } from './fact-field.tsx'
import { factWords } from './fact-words.ts'
import type { FactsDraft } from './facts-draft.ts'
import { RowList, type RowColumn } from './row-list.tsx'
import { Section } from './section.tsx'
import type { CompanyForm } from './use-company-form.ts'

type FormProps = { form: CompanyForm }

const badgeColumns: RowColumn<FactsDraft['badges'][number]>[] = [
  { part: 'title', label: 'Badge', maxLength: factLengths.badge.title },
  { part: 'detail', label: 'Text below', maxLength: factLengths.badge.detail },
]

/** Claims that must be true before the website goes live. */
export function Claims({ form }: FormProps) {
  return (
    <Section
      id="claims"
      note={
        <p className="mt-2 max-w-[60ch] border-l-4 border-gold bg-gold-wash px-4 py-3">
          <strong>Replace before launch.</strong> The starting values are made up. Keep a claim only if it’s
          true and you can prove it. Remove the rest.
        </p>
      }
    >
      <FactFrame form={form} name="badges" isWide isLong>
        <RowList
          name="badges"
          title={factWords.badges.label}
          hint={factWords.badges.appears}
          noun="badge"
          rows={form.draft.badges}
          columns={badgeColumns}
          errorAt={form.errorAt}
          onChange={(badges) => form.set({ badges })}
        />
      </FactFrame>
      <TextFactField form={form} name="years_claim" maxLength={factLengths.years_claim} />
      <TextFactField form={form} name="price_range" maxLength={factLengths.price_range} />
      <Rating form={form} />
      <Review form={form} />
    </Section>
  )
}

function Rating({ form }: FormProps) {
  const { rating } = form.draft
  return (
    <FactFrame form={form} name="rating" isWide>
      <CheckField
        label="Show a rating"
        hint={factWords.rating.appears}
        checked={rating !== null}
        onChange={({ target }) =>
          form.set({ rating: target.checked ? { value: '', count: '', source: '', as_of: '' } : null })
        }
      />
      {rating && (
        <div className="grid grid-cols-2 cramped:grid-cols-1 gap-x-5 gap-y-4">
          <Field
            label={`Stars out of ${bestRating}`}
            name="rating.value"
            inputMode="decimal"
            maxLength={4}
            autoComplete="off"
            value={rating.value}
            error={form.errorAt('rating.value')}
            onChange={({ target }) => form.set({ rating: { ...rating, value: target.value } })}
          />
          <Field
            label="Number of reviews"
            name="rating.count"
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            value={rating.count}
            error={form.errorAt('rating.count')}
            onChange={({ target }) => form.set({ rating: { ...rating, count: target.value } })}
          />
          <Field
            label="Review site"
            name="rating.source"
            hint="For example, Google Reviews"
            maxLength={factLengths.rating.source}
            autoComplete="off"
            value={rating.source}
            error={form.errorAt('rating.source')}
            onChange={({ target }) => form.set({ rating: { ...rating, source: target.value } })}
          />
          <Field
            label="Checked on"
            name="rating.as_of"
            type="date"
            value={rating.as_of}
            error={form.errorAt('rating.as_of')}
            onChange={({ target }) => form.set({ rating: { ...rating, as_of: target.value } })}
          />
        </div>
      )}
    </FactFrame>
  )
}

function Review({ form }: FormProps) {
  const { review } = form.draft
  return (
    <FactFrame form={form} name="review" isWide isLong>
      <CheckField
        label="Show a sample review"
        hint={`${factWords.review.appears} The author must agree.`}
        checked={review !== null}
        onChange={({ target }) =>
          form.set({ review: target.checked ? { author: '', text: '', stars: String(bestRating) } : null })
        }
      />
      {review && (
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextArea
              label="Review text"
              name="review.text"
              maxLength={factLengths.review.text}
              value={review.text}
              error={form.errorAt('review.text')}
              onChange={({ target }) => form.set({ review: { ...review, text: target.value } })}
            />
          </div>
          <Field
            label="Author"
            name="review.author"
            maxLength={factLengths.review.author}
            autoComplete="off"
            value={review.author}
            error={form.errorAt('review.author')}
            onChange={({ target }) => form.set({ review: { ...review, author: target.value } })}
          />
          <Field
            label="Stars"
            name="review.stars"
            inputMode="numeric"
            maxLength={1}
            autoComplete="off"
            value={review.stars}
            error={form.errorAt('review.stars')}
            onChange={({ target }) => form.set({ review: { ...review, stars: target.value } })}
          />
        </div>
      )}
    </FactFrame>
  )
}
