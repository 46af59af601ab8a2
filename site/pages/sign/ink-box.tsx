import { inkWidth } from '#domain/forms/answers/ink.ts'
import type { Language } from '#domain/preferences/language.ts'
import { signWords } from './sign-words.ts'

type InkBoxProps = {
  field: string
  kind: 'signature' | 'initials' | 'statement'
  label: string
  height: number
  language: Language
  caption?: string
}

const [margin, linesApart] = [40, 155]

/** A sheet to draw on; the script takes what is drawn. */
export function InkBox({ field, kind, label, height, language, caption }: InkBoxProps) {
  const words = signWords[language]
  return (
    <div className="sign-ink" data-ink={field} data-kind={kind} data-height={height}>
      <svg viewBox={`0 0 ${inkWidth} ${height}`} role="img" aria-label={words.sheet(label)}>
        <path className="sign-rule" d={rulesOf(kind, height)} />
        {kind !== 'statement' && (
          <path
            className="sign-cross"
            d={`M60 ${height * 0.75 - 22}l34 -34M60 ${height * 0.75 - 56}l34 34`}
          />
        )}
        <path className="sign-drawn" data-strokes="" d="" />
      </svg>
      <p className="sign-caption" aria-hidden="true">
        {kind !== 'statement' && <span data-caption="" />}
        {caption && <span data-role={caption}>{caption}</span>}
      </p>
      <button type="button" data-undo="" aria-label={words.undo(label)} hidden>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
        </svg>
      </button>
    </div>
  )
}

function rulesOf(kind: InkBoxProps['kind'], height: number) {
  const line = (y: number) => `M${margin} ${y}H${inkWidth - margin}`
  if (kind !== 'statement') return line(height * 0.75)
  const count = Math.floor((height - margin) / linesApart)
  return Array.from({ length: count }, (_, nth) => line(height - margin - nth * linesApart)).join('')
}
