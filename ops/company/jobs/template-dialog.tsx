import { useState } from 'react'
import { MessageTemplate, type JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { longestBody, longestSubject } from '#domain/messages/message.ts'
import { placeholders, type TemplateLanguage, type TemplateWords } from '#domain/messages/templates.ts'
import { EditDialog, RemoveButton } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { putTemplates } from './setup-api.ts'
import { useSetupChange } from './use-setup-change.ts'

type Templates = JobSetup['templates']
type DialogProps = { templates: Templates; template: MessageTemplate; onClose: () => void }
/** By the path of the field: "en.subject". */
type Errors = Record<string, string>

/** Edits one template; the others stay as they are now. */
export function TemplateDialog({ templates, template, onClose }: DialogProps) {
  const [typed, setTyped] = useState(template)
  const [errors, setErrors] = useState<Errors>({})
  const { save, isBusy, problem } = useSetupChange({
    of: ({ templates }) => templates,
    put: putTemplates,
    onDone: onClose,
  })
  const { value, revision } = templates
  const isNew = value.every(({ key }) => key !== template.key)

  function submit() {
    const read = MessageTemplate.safeParse(typed)
    setErrors(
      Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
    )
    if (!read.success) return
    const others = (each: MessageTemplate) => (each.key === template.key ? read.data : each)
    save({ value: isNew ? [...value, read.data] : value.map(others), revision })
  }

  return (
    <EditDialog
      title={isNew ? 'Add a template' : 'Edit template'}
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
      also={
        isNew ? null : (
          <RemoveButton
            isBusy={isBusy}
            onClick={() => save({ value: value.filter(({ key }) => key !== template.key), revision })}
          />
        )
      }
    >
      {problem && (
        <Notice title={problem.detail}>
          {problem.status === 409 && <p>Save again to keep what you typed.</p>}
        </Notice>
      )}
      <Field
        label="Name"
        hint="Only your colleagues see it."
        autoComplete="off"
        maxLength={60}
        value={typed.name}
        error={errors['name']}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <div className="border-l-3 border-gold pl-3 text-sm">
        <p>The portal fills in what stands in braces:</p>
        <ul className="mt-1">
          {Object.entries(placeholders).map(([name, words]) => (
            <li key={name}>
              <code>{`{${name}}`}</code> {words}
            </li>
          ))}
        </ul>
      </div>
      {languages.map(({ value: language, label }) => (
        <WordFields
          key={language}
          label={label}
          language={language}
          words={typed[language]}
          errors={errors}
          onChange={(words) => setTyped({ ...typed, [language]: words })}
        />
      ))}
    </EditDialog>
  )
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

type WordProps = {
  label: string
  language: TemplateLanguage
  words: TemplateWords
  errors: Errors
  onChange: (words: TemplateWords) => void
}

function WordFields({ label, language, words, errors, onChange }: WordProps) {
  return (
    <fieldset className="space-y-4 border-t border-line pt-3">
      <legend className="pr-3 font-display text-xl">{label}</legend>
      <Field
        label={`Subject of the email, ${label}`}
        lang={language}
        maxLength={longestSubject}
        value={words.subject}
        error={errors[`${language}.subject`]}
        onChange={({ target }) => onChange({ ...words, subject: target.value })}
      />
      <TextArea
        label={`Email, ${label}`}
        lang={language}
        rows={6}
        maxLength={longestBody.email}
        value={words.email}
        error={errors[`${language}.email`]}
        onChange={({ target }) => onChange({ ...words, email: target.value })}
      />
      <TextArea
        label={`Text message, ${label}`}
        lang={language}
        hint="Begin with {company}: it says who is writing."
        maxLength={longestBody.text}
        value={words.text}
        error={errors[`${language}.text`]}
        onChange={({ target }) => onChange({ ...words, text: target.value })}
      />
    </fieldset>
  )
}
