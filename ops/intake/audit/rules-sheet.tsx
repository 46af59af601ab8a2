import type { FileAudit } from '#domain/file-audit/file-audit.ts'
import { button } from '../../ui/button.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import { useFirstWords } from '../../words/words.tsx'
import { Checks } from './section-row.tsx'

type SheetProps = { audit: FileAudit; isOpen: boolean; onClose: () => void }

/** All rules with their points, and how each stands. */
export function RulesSheet({ audit, isOpen, onClose }: SheetProps) {
  const words = useFileAuditWords()
  const { ui } = useFirstWords()
  return (
    <DialogSheet
      title={words.rules.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <button type="button" className={button('plain')} onClick={onClose}>
          {ui.close}
        </button>
      }
    >
      <p className="mt-3 text-muted">{words.rules.about(audit.revision)}</p>
      {audit.sections.map(({ key, earned, due, checks }) => (
        <section key={key} className="-mx-4 mt-5">
          <h3 className="mx-4 mb-2 flex justify-between gap-3 border-b border-ink text-xl">
            {words.section(key)}
            <span className="tabular-nums">{due === 0 ? words.notDue : words.score(earned, due)}</span>
          </h3>
          <Checks checks={checks} />
        </section>
      ))}
    </DialogSheet>
  )
}
