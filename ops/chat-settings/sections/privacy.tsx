import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { Field } from '../../ui/field.tsx'
import type { SectionProps } from '../section.ts'

export function PrivacySection({ form }: SectionProps) {
  const { days } = form.draft.privacy
  return (
    <div className="grid max-w-2xl gap-5">
      <div className="max-w-64">
        <Field
          label="Days after the last message"
          name="days"
          hint="From 30 to 730"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={days === 0 ? '' : String(days)}
          error={form.errorsOf('privacy')['days']}
          onChange={({ target }) =>
            form.set({ privacy: { days: Number(target.value.replaceAll(/\D/g, '')) } })
          }
        />
      </div>
      <ul className="list-disc space-y-1 pl-5 text-[0.9375rem]">
        <li>Each night, we permanently delete older conversations with their photos and facts.</li>
        <li>A request made from a chat is not deleted, and keeps its photos.</li>
        <li>
          If you lower the number, older conversations are deleted the next night. This can’t be undone.
        </li>
        <li>The privacy page shows this number.</li>
      </ul>
    </div>
  )
}

export function PrivacyState({ settings: { privacy } }: { settings: ChatSettings }) {
  return `${privacy.days} days`
}
