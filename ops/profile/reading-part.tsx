import { chooseContrast, chooseTextSize, chooseTheme, contrasts, textSizes, themes } from '../shell/look.ts'
import { useContrast, useTextSize, useTheme } from '../shell/use-look.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { LanguageChoice } from './language-choice.tsx'
import type { Profile } from './profile-api.ts'
import { ReadingSample } from './reading-sample.tsx'

const sizeClasses = { '100': 'text-base', '115': 'text-lg', '130': 'text-xl' } as const

/** Language, colors, contrast and text size. Each choice applies right away. */
export function ReadingPart({ person }: { person: Profile }) {
  const { look } = useWords()
  const profile = useProfileWords()
  const words = profile.reading
  return (
    <>
      <LanguageChoice preferences={person.preferences} />
      <FormSection title={look.theme} lead={words.lead}>
        <Wide>
          <ChoiceField
            label={look.theme}
            value={useTheme()}
            options={themes.map((value) => ({ value, label: look.themes[value] }))}
            onChange={chooseTheme}
          />
        </Wide>
      </FormSection>
      <FormSection title={words.contrast} lead={words.contrastLead}>
        <Wide>
          <ChoiceField
            label={words.contrast}
            value={useContrast()}
            options={contrasts.map((value) => ({ value, label: words.contrasts[value] }))}
            onChange={chooseContrast}
          />
        </Wide>
      </FormSection>
      <FormSection title={words.size}>
        <Wide>
          <ChoiceField
            label={words.size}
            value={useTextSize()}
            options={textSizes.map((value) => ({
              value,
              label: words.sizes[value],
              className: sizeClasses[value],
            }))}
            onChange={chooseTextSize}
          />
          <ReadingSample />
        </Wide>
      </FormSection>
    </>
  )
}
