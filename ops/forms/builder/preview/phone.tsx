import { useMemo } from 'react'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { Fill } from '../../fill/fill.tsx'
import { FillPlaceContext, type FillPlace } from '../../fill/fill-place.ts'
import { PhoneFrame } from './phone-frame.tsx'
import type { PreviewState } from './preview-answers.ts'

type PhoneProps = { form: FormDefinition; preview: PreviewState; selected: string }

/** The form as a phone asks it, opened at the selected field. It can be answered, and nothing of it is stored. */
export function Phone({ form, preview, selected }: PhoneProps) {
  const { draft, job, path, setAnswer, setLanguage } = preview
  const place = useMemo<FillPlace>(
    () => ({
      setAnswer,
      setLanguage: (_form, language) => setLanguage(language),
      signAgain: () => {},
      endAsked: () => {},
      test: { leave: () => {}, finish: () => {} },
    }),
    [setAnswer, setLanguage],
  )
  const section = form.sections.find(({ id }) => id === selected)
  const start = section ? section.fields.find(({ id }) => path.isShown(id))?.id : selected
  const isShown = start !== undefined && path.isShown(start)
  return (
    <PhoneFrame title="The form on a phone">
      <FillPlaceContext value={place}>
        <Fill
          key={`${isShown ? start : 'first'} ${draft.language}`}
          form={form}
          draft={draft}
          job={job}
          {...(isShown && { startAt: start })}
        />
      </FillPlaceContext>
    </PhoneFrame>
  )
}
