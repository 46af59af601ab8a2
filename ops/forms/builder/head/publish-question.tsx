import type { ReactNode } from 'react'
import type { FormTemplate } from '#domain/forms/template.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useBuilding } from '../builder-context.ts'
import { changeLines } from '../changes/change-lines.ts'
import { ChangeList } from '../changes/change-list.tsx'
import type { Problem } from '../checks/problems.ts'
import { textsThatWait } from '../checks/legal-waits.ts'

type PublishQuestionProps = {
  published: FormTemplate['published']
  problems: readonly Problem[]
  gaps: number
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks once before customers sign it: what changes, what the checks still say, and which texts a lawyer hasn’t finished. */
export function PublishQuestion({ published, problems, gaps, isOpen, ...rest }: PublishQuestionProps) {
  const { form, texts } = useBuilding()
  const next = (published?.version ?? 0) + 1
  const lines = published && isOpen ? changeLines(published.definition, form) : []
  const waiting = isOpen ? textsThatWait(form, texts) : []
  const warnings = [
    ...problems.map(({ title, more }) => `${title} ${more}`.trim()),
    ...(gaps > 0 ? [gaps === 1 ? '1 text has no Spanish.' : `${gaps} texts have no Spanish.`] : []),
  ]
  return (
    <ConfirmDialog title={`Publish version ${next}?`} action="Publish" isOpen={isOpen} {...rest}>
      <p>Forms that are begun from now on use it. Forms that are being filled in stay on their version.</p>
      {waiting.length > 0 && (
        <Part title="These legal texts wait for the company’s lawyer">
          <Sentences of={waiting} />
        </Part>
      )}
      {warnings.length > 0 && (
        <Part title="The checks still say">
          <Sentences of={warnings} />
        </Part>
      )}
      {published && (
        <Part title={`What changes since version ${published.version}`}>
          <div className="mt-1 max-h-72 overflow-y-auto border-b border-line">
            <ChangeList lines={lines} />
          </div>
        </Part>
      )}
    </ConfirmDialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-1 border-l-4 border-gold bg-gold-wash py-1">
      {of.map((sentence) => (
        <li key={sentence} className="px-3 py-1 wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
