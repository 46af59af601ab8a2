import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PreferencesRevision } from '#domain/preferences/preference.ts'
import { languages, type Language } from '#domain/preferences/language.ts'
import { problemOf } from '../problem.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { Notice } from '../ui/notice.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { changePreferences } from './profile-api.ts'
import { useProfileChange } from './use-profile-change.ts'
import { invalidateProfile } from './queries.ts'

/** Each in its own language: who cannot read the one that is shown must find theirs. */
const names: Record<Language, string> = { en: 'English', es: 'Español' }
const saved: Record<Language, string> = {
  en: 'The portal is now in English.',
  es: 'El portal ahora está en español.',
}

export function LanguageChoice({ preferences }: { preferences: PreferencesRevision }) {
  const words = useProfileWords().reading
  const client = useQueryClient()
  // Marked at once: the mutation says a moment later that it runs.
  const [chosen, setChosen] = useState<Language | null>(null)
  const save = useProfileChange<Language>({
    change: (language) => changePreferences({ ...preferences, language }),
    done: saved[preferences.language === 'en' ? 'es' : 'en'],
    onError: () => void invalidateProfile(client),
  })

  function choose(language: Language) {
    if (save.isPending) return
    setChosen(language)
    save.mutate(language, { onSettled: () => setChosen(null) })
  }

  return (
    <FormSection title={words.language} lead={words.languageLead}>
      <Wide>
        <ChoiceField
          label={words.language}
          value={chosen ?? preferences.language}
          options={languages.map((value) => ({ value, label: names[value], lang: value }))}
          onChange={choose}
        />
        {save.error && (
          <div className="mt-3">
            <Notice title={words.languageFailed}>{problemOf(save.error).detail}</Notice>
          </div>
        )}
      </Wide>
    </FormSection>
  )
}
