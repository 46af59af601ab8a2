import { longestCanned, longestKey, mostCanned } from '#domain/chat/settings/canned.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { Field } from '../../ui/field.tsx'
import { OrderedRows } from '../../ui/ordered-rows.tsx'
import type { SectionProps } from '../section.ts'
import { WordsField } from '../words-field.tsx'

export function CannedSection({ form }: SectionProps) {
  const { replies } = form.draft.canned
  const errors = form.errorsOf('canned')
  const set = (changed: typeof replies) => form.set({ canned: { replies: changed } })
  return (
    <OrderedRows
      name="replies"
      title="Replies in their order"
      hint="{name} becomes the visitor’s first name, {me} who replies, {phone} our number."
      noun="reply"
      firstPart="key"
      rows={replies}
      growth={{ blank: { key: '', en: '', es: '' }, most: mostCanned }}
      onChange={set}
    >
      {(reply, nth) => (
        <div className="grid gap-3">
          <div className="max-w-48">
            <Field
              label="Word after “/”"
              name={`replies.${nth}.key`}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={longestKey}
              value={reply.key}
              error={errors[`replies.${nth}.key`]}
              onChange={({ target }) => set(replies.with(nth, { ...reply, key: target.value.toLowerCase() }))}
            />
          </div>
          <WordsField
            label="Reply"
            name={`replies.${nth}`}
            value={reply}
            maxLength={longestCanned}
            errors={errors}
            isLong
            onChange={({ en, es }) => set(replies.with(nth, { ...reply, en, es }))}
          />
        </div>
      )}
    </OrderedRows>
  )
}

export function CannedState({ settings: { canned } }: { settings: ChatSettings }) {
  return String(canned.replies.length)
}
