import { bestRating } from '#domain/company/fact-limits.ts'

const step = 74
const left = 8
const stars = Array.from({ length: bestRating }, (_, i) => i + 1)

/** A rating as a mark on a scale, drawn like the scale of a map. */
export function RatingScale({ value }: { value: number }) {
  const mark = placeOf(value)
  return (
    <svg className="scale" viewBox="0 0 312 62" aria-hidden="true">
      {stars.slice(1).map((star) => (
        <rect key={star} x={placeOf(star - 1)} y="26" width={step} height="10" />
      ))}
      {stars.map((star) => (
        <text key={star} x={placeOf(star)} y="57">
          {star}
        </text>
      ))}
      <path d={`M${mark} 23l-9-17h18zM${mark} 20V39`} />
    </svg>
  )
}

function placeOf(rating: number) {
  return Math.round(left + (rating - 1) * step)
}
