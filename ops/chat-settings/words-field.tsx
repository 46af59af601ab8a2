import type { BothLanguages } from '#domain/chat/settings/both-languages.ts'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'

type WordsFieldProps = {
  /** What the words are, for whoever cannot see what stands above the fields; seen where nothing stands there. */
  label: string
  isLabelShown?: boolean
  /** Where they stand in their part: `day.home`. */
  name: string
  value: BothLanguages
  maxLength: number
  errors: Readonly<Record<string, string>>
  /** What stands there where both are left blank. */
  otherwise?: BothLanguages
  isLong?: boolean
  /** A word or two: both stand beside each other on a phone as well. */
  isShort?: boolean
  onChange: (words: BothLanguages) => void
}

const languages = [
  { language: 'en', name: 'English' },
  { language: 'es', name: 'Spanish' },
] as const

/** Words for visitors, in both languages beside each other. */
export function WordsField({
  label,
  isLabelShown = false,
  name,
  value,
  maxLength,
  errors,
  otherwise,
  isLong = false,
  isShort = false,
  onChange,
}: WordsFieldProps) {
  const Input = isLong ? TextArea : Field
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelShown ? 'mb-1 font-semibold' : 'sr-only'}>{label}</legend>
      <div
        className={`grid gap-x-4 gap-y-2 ${isShort ? 'grid-cols-2 cramped:grid-cols-1' : '@xl:grid-cols-2'}`}
      >
        {languages.map(({ language, name: languageName }) => (
          <Input
            key={language}
            label={languageName}
            name={`${name}.${language}`}
            lang={language}
            autoComplete="off"
            maxLength={maxLength}
            placeholder={otherwise?.[language]}
            value={value[language]}
            error={errors[`${name}.${language}`]}
            onChange={({ target }: { target: { value: string } }) =>
              onChange({ ...value, [language]: target.value })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
