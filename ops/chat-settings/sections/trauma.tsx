import { longestPath } from '#domain/chat/settings/trauma.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { ChipsField } from '../../ui/chips-field.tsx'
import type { SectionProps } from '../section.ts'

export function TraumaSection({ form }: SectionProps) {
  const { trauma } = form.draft
  const errors = form.errorsOf('trauma')
  return (
    <div className="grid max-w-2xl gap-6">
      <div className="border-l-4 border-gold bg-gold-wash px-4 py-3">
        <p className="font-semibold">What is different there</p>
        <ul className="mt-1 list-disc pl-5 text-sm">
          <li>The chat begins with soft words: a phone number is enough.</li>
          <li>It asks where and who, and nothing about what happened.</li>
          <li>No storm wording, and no headline but the one of trauma pages.</li>
        </ul>
      </div>
      <div>
        <p className="font-semibold">Always</p>
        <p className="text-sm text-muted">
          Every page with “trauma” in its address, such as /services/trauma-cleanup, also on other websites.
        </p>
      </div>
      <ChipsField
        label="More pages"
        hint="The part of the address after the domain, such as /crime-scene. Enter adds it."
        value={trauma.pages}
        maxLength={longestPath}
        error={errors['pages'] ?? Object.values(errors)[0]}
        onChange={(pages) => form.set({ trauma: { pages } })}
      />
    </div>
  )
}

export function TraumaState({ settings: { trauma } }: { settings: ChatSettings }) {
  return String(1 + trauma.pages.length)
}
