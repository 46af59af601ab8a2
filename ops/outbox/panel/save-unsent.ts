import type { Language } from '#domain/preferences/language.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { offerDownload } from '../../ui/offer-download.ts'
import type { Words } from '../../words/en.ts'
import { outboxView } from '../outbox-view.ts'
import { isUnsent, isWithOffice } from '../unsent-states.ts'
import { exportFile } from './export-file.ts'
import { typedLines } from './typed-lines.ts'
import { isCounted, unsavedForms, type UnsavedForm } from './unsaved-forms.ts'
import { unsavedNotes } from './unsaved-notes.ts'

type Reader = { language: Language; words: Words; nameOf: (form: UnsavedForm) => string }

/** Offers what is not sent, not saved or with the office as a file. */
export async function saveUnsent({ id, name }: { id: string; name: string }, reader: Reader) {
  const { language, words, nameOf } = reader
  const outbox = await currentOutbox()
  if (!outbox) return
  const { job } = await (language === 'es'
    ? import('../../words/es-job.ts')
    : import('../../words/en-job.ts'))
  const at = new Date()
  const entries = outboxView.get().entries.filter((entry) => isUnsent(entry) || isWithOffice(entry))
  const notes = unsavedNotes(id, outboxView.get()).map(({ text }) => text)
  const forms = unsavedForms(id, outboxView.get())
    .filter(isCounted)
    .map((form) => ({ name: nameOf(form), lines: typedLines(form, job.facts) }))
  const parts = { entries, notes, forms, photoOf: outbox.photoOf, person: name, at }
  const file = await exportFile(parts, { ...words, facts: job.facts })
  offerDownload(file, words.field.outbox.fileName(companyDay(at)))
}
